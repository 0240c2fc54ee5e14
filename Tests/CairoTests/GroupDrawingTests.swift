import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct GroupDrawingTests {
    private let two: [DisplayItem] = [.fill(.box(2, 2, 10, 10), .red), .fill(.box(6, 6, 10, 10), .blue)]

    @Test("the opacity of a group is that of one picture: what is hidden inside does not shine through")
    func opacity() throws {
        let probe = try PixelProbe([.group(two) { $0.opacity = 0.5 }])
        #expect(probe[3, 3] == [255, 127, 127, 255])
        #expect(probe[8, 8] == [127, 127, 255, 255])
    }

    @Test("the opacity of a single item equals its colour's alpha")
    func singleOpacity() throws {
        let faded = try PixelProbe([.group([.fill(.box(2, 2, 10, 10), .red)]) { $0.opacity = 0.25 }])
        let mixed = try PixelProbe([.fill(.box(2, 2, 10, 10), RGBA.red.opacity(0.25))])
        #expect(faded.bitmap == mixed.bitmap)
    }

    @Test("a clip keeps what is inside, and only for its group")
    func clip() throws {
        let probe = try PixelProbe([
            .group([.fill(.box(0, 0, 20, 20))]) { $0.clip = .box(4, 4, 5, 5) }, .fill(.box(15, 15, 2, 2)),
        ])
        #expect(probe.ink == [4, 4, 17, 17])
        #expect(probe[10, 10] == [255, 255, 255, 255])
    }

    @Test("a rounded clip shapes direct fills, text and pictures alike")
    func roundedClip() throws {
        let outline = Outline.roundedRect(CGRect(x: 2, y: 2, width: 16, height: 16), cornerSize: CGSize(width: 6, height: 6))
        let clipped = try PixelProbe([.group([.fill(.box(0, 0, 20, 20))]) { $0.clip = outline }])
        let filled = try PixelProbe([.fill(outline)])
        #expect(clipped.bitmap == filled.bitmap)
    }

    @Test("clips within clips meet")
    func nestedClips() throws {
        let probe = try PixelProbe([
            .group([.group([.fill(.box(0, 0, 20, 20))]) { $0.clip = .box(6, 0, 20, 20) }]) {
                $0.clip = .ellipse(CGRect(x: 2, y: 2, width: 10, height: 10))
            }
        ])
        #expect(probe.ink == [6, 2, 12, 12])
    }

    @Test("a mask keeps as much as its alpha")
    func mask() throws {
        let probe = try PixelProbe([
            .group([.fill(.box(0, 0, 20, 20))]) { $0.mask = [.fill(.box(5, 5, 5, 5), RGBA.white.opacity(0.5))] }
        ])
        #expect(probe.ink == [5, 5, 10, 10])
        #expect(probe[7, 7] == [127, 127, 127, 255])
    }

    @Test("a shadow lies below the group, moved and blurred")
    func shadow() throws {
        let probe = try PixelProbe([
            .group([.fill(.box(4, 4, 6, 6), .red)]) {
                $0.shadow = .init(color: .black, radius: 1, offset: CGSize(width: 4, height: 4))
            }
        ])
        #expect(probe[5, 5] == [255, 0, 0, 255])
        #expect(probe[12, 12][0] < 60)
        #expect(probe[15, 11][0] > probe[13, 11][0])
    }

    @Test("a shadow of no radius is the group's own shape")
    func sharpShadow() throws {
        let probe = try PixelProbe([
            .group([.fill(.box(4, 4, 3, 3))]) {
                $0.shadow = .init(color: .blue, radius: 0, offset: CGSize(width: 3, height: 0))
            }
        ])
        #expect(probe[9, 5] == [0, 0, 255, 255])
        #expect(probe.ink == [4, 4, 10, 7])
    }

    @Test("a shadow out of reach is none, and one without measure is as good as one all over the page")
    func measurelessShadow() throws {
        let box = DisplayItem.fill(.box(7, 7, 6, 6), .red)
        let plain = try PixelProbe([box])
        for offset in [CGSize(width: 1e6, height: 0), CGSize(width: 0, height: -1e12)] {
            let probe = try PixelProbe([.group([box]) { $0.shadow = .init(color: .black, radius: 1, offset: offset) }])
            #expect(probe.bitmap == plain.bitmap)
        }
        let wide = try PixelProbe([.group([box]) { $0.shadow = .init(color: .black, radius: 1e12, offset: .zero) }])
        #expect(wide[10, 10] == plain[10, 10])
    }

    @Test("a blur without measure leaves next to nothing")
    func measurelessBlur() throws {
        let probe = try PixelProbe([.group([.fill(.box(7, 7, 6, 6), .red)]) { $0.blur = 1e12 }])
        #expect(probe[10, 10].allSatisfy { $0 >= 254 })
    }

    @Test("a blur keeps the middle, spreads alike to all sides and loses little")
    func blur() throws {
        let probe = try PixelProbe([.group([.fill(.box(7, 7, 6, 6))]) { $0.blur = 1 }])
        let row = probe.darkness(row: 10)
        #expect(row == Array(row.reversed()))
        #expect(row == probe.darkness(column: 10))
        #expect(row[9] > 240 && row[6] > 0 && row[6] < 128)
        #expect(abs(row.reduce(0, +) - 6 * 255) < 30)
    }

    @Test("colours change by the filters, in their order")
    func filters() throws {
        func changed(_ color: RGBA, _ filters: [GroupEffect.ColorFilter]) throws -> [UInt8] {
            try PixelProbe([.group([.fill(.box(0, 0, 20, 20), color)]) { $0.filters = filters }])[5, 5]
        }
        let orange = RGBA(red: 1, green: 0.6, blue: 0.2)
        #expect(try changed(orange, [.invert]) == [0, 102, 204, 255])
        #expect(try changed(orange, [.brightness(0.2)]) == [255, 204, 102, 255])
        #expect(try changed(orange, [.contrast(0)]) == [128, 128, 128, 255])
        #expect(try changed(orange, [.multiply(RGBA(red: 0.5, green: 1, blue: 0))]) == [128, 153, 0, 255])
        // 0.2126 + 0.7152 * 0.6 + 0.0722 * 0.2 = 0.6562.
        #expect(try changed(orange, [.grayscale(1)]) == [167, 167, 167, 255])
        #expect(try changed(orange, [.saturation(1)]) == [255, 153, 51, 255])
        #expect(try changed(orange, [.hueRotation(radians: 0)]) == [255, 153, 51, 255])
        #expect(try changed(orange, [.brightness(1), .invert]) == [0, 0, 0, 255])
        #expect(try changed(.white, [.luminanceToAlpha]) == [0, 0, 0, 255])
    }

    @Test("every blend mode draws and leaves later items alone", arguments: BlendMode.allCases)
    func blendModes(mode: BlendMode) throws {
        let probe = try PixelProbe([
            .fill(.box(0, 0, 20, 20), RGBA(red: 0.5, green: 0.25, blue: 1)),
            .group([.fill(.box(0, 0, 10, 10), RGBA(red: 0.5, green: 1, blue: 0.5))]) { $0.blend = mode },
            .fill(.box(15, 15, 2, 2)),
        ])
        let expected: [BlendMode: [UInt8]] = [
            .normal: [128, 255, 128], .multiply: [64, 64, 128], .screen: [192, 255, 255], .darken: [128, 64, 128],
            .lighten: [128, 255, 255], .difference: [0, 191, 127], .plusLighter: [255, 255, 255],
            .plusDarker: [1, 64, 128], .sourceAtop: [128, 255, 128], .destinationOver: [128, 64, 255],
        ]
        if let color = expected[mode] {
            #expect(zip(probe[5, 5], color).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(probe[5, 5])")
        }
        #expect(probe[12, 5] == [128, 64, 255, 255])
        #expect(probe[16, 16] == [0, 0, 0, 255])
    }

    @Test("a group that is turned is drawn turned")
    func turned() throws {
        let probe = try PixelProbe([
            .group([.fill(.box(0, 0, 8, 2))]) {
                $0.transform = CGAffineTransform(translationX: 10, y: 2).rotated(by: .pi / 2)
            }
        ])
        #expect(probe.ink == [8, 2, 10, 10])
    }

    @Test("a hundred groups within each other are drawn")
    func deep() throws {
        let item = (0..<100).reduce(DisplayItem.fill(.box(5, 5, 5, 5))) { item, _ in
            .group([item]) { $0.isolated = true }
        }
        #expect(try PixelProbe([item]).ink == [5, 5, 10, 10])
    }
}
