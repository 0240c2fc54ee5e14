import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct ShapeDrawingTests {
    // row: 9-edges, derived
    @Test("a rectangle between pixels is drawn on the nearest ones, without grey edges")
    func snapped() throws {
        let probe = try PixelProbe([.fill(.box(2.4, 3.5, 5, 1))])
        #expect(probe.ink == [2, 4, 7, 5])
        #expect(probe[2, 4] == [0, 0, 0, 255])
    }

    @Test("a hairline of a third of a point is one pixel at every scale", arguments: [1.0, 2, 3])
    func hairline(scale: CGFloat) throws {
        let probe = try PixelProbe([.fill(.box(0, 5.2, 20, 1.0 / 3))], scale: scale)
        #expect(probe.darkness(column: 3).filter { $0 > 0 } == [255])
    }

    @Test("snapping sees the whole transform, groups within groups too")
    func snappedUnderTransform() throws {
        let probe = try PixelProbe([
            .group([.group([.fill(.box(1, 1, 2, 2))]) { $0.transform = CGAffineTransform(translationX: 0.3, y: 0.3) }]) {
                $0.transform = CGAffineTransform(translationX: 0.3, y: 0.1).scaledBy(x: 2, y: 2)
            }
        ])
        // 2 * (1 + 0.3) + 0.3 = 2.9 and 2 * (1 + 0.3) + 0.1 = 2.7; two points are four pixels.
        #expect(probe.ink == [3, 3, 7, 7])
    }

    @Test("a rounded rectangle drawn with kept corners equals one drawn by cairo", arguments: [3.0, 4.5, 6.25])
    func corners(radius: CGFloat) throws {
        let box = CGRect(x: 1, y: 2, width: 17, height: 15)
        let outline = Outline.roundedRect(box, cornerSize: CGSize(width: radius, height: radius))
        let kept = try PixelProbe([.fill(outline)])
        let drawn = try PixelProbe([.fill(.path(outline.path, evenOdd: false))])
        #expect(kept.bitmap == drawn.bitmap)
    }

    @Test("continuous corners that are kept equal those drawn by cairo", arguments: [3.0, 4.5, 6.25, 99])
    func continuousCorners(radius: CGFloat) throws {
        let outline = Outline.continuousRect(CGRect(x: 1, y: 2, width: 17, height: 15), cornerSize: CGSize(width: radius, height: radius))
        let kept = try PixelProbe([.fill(outline)])
        let drawn = try PixelProbe([.fill(.path(outline.path, evenOdd: false))])
        #expect(kept.bitmap == drawn.bitmap)
        #expect(kept.ink == [1, 2, 18, 17])
    }

    @Test(
        "a box much larger than its corners keeps them, whichever side has no room to bend",
        arguments: [(300.0, 40.0), (40, 300), (41, 41)])
    func cornersOfLongBoxes(width: CGFloat, height: CGFloat) throws {
        let outline = Outline.continuousRect(CGRect(x: 1, y: 2, width: width, height: height), cornerSize: CGSize(width: 99, height: 99))
        let kept = try PixelProbe([.fill(outline)], width: 310, height: 310)
        let drawn = try PixelProbe([.fill(.path(outline.path, evenOdd: false))], width: 310, height: 310)
        #expect(kept.bitmap == drawn.bitmap)
    }

    @Test("a capsule of odd height and a circle are symmetric, but for cairo's sampling of a few levels")
    func symmetric() throws {
        func alike(_ first: [Int], _ second: [Int]) -> Bool { zip(first, second).allSatisfy { abs($0 - $1) <= 4 } }
        let probe = try PixelProbe([
            .fill(.roundedRect(CGRect(x: 2, y: 2, width: 15, height: 9), cornerSize: CGSize(width: 99, height: 99)))
        ])
        #expect(alike(probe.darkness(row: 2), probe.darkness(row: 10)))
        #expect(alike(probe.darkness(column: 2), probe.darkness(column: 16)))
        let circle = try PixelProbe([.fill(.ellipse(CGRect(x: 2, y: 2, width: 11, height: 11)))])
        #expect(alike(circle.darkness(row: 4), circle.darkness(column: 4)))
    }

    @Test("a border keeps its outer edge on pixels and is as wide on all sides")
    func border() throws {
        let probe = try PixelProbe([.stroke(.box(3, 3, 10, 10), width: 1)])
        // From 2.5 to 13.5: snapped to 3 and 14.
        #expect(probe.ink == [3, 3, 14, 14])
        #expect(probe.darkness(row: 8) == probe.darkness(column: 8))
        #expect(Set(probe.darkness(row: 8)) == [0, 255])
    }

    @Test("a path is not snapped")
    func path() throws {
        var path = Path()
        path.addRect(CGRect(x: 2.5, y: 2, width: 3, height: 3))
        let probe = try PixelProbe([.fill(.path(path, evenOdd: false))])
        let row = probe.darkness(row: 3)
        #expect([127, 128].contains(row[2]) && row[3] == 255 && row[4] == 255 && [127, 128].contains(row[5]))
    }

    @Test("half-transparent fills mix with what is below, straight alpha comes out")
    func alpha() throws {
        let half = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(try PixelProbe([.fill(.box(0, 0, 20, 20), half)])[1, 1] == [255, 127, 127, 255])
        #expect(try PixelProbe([.fill(.box(0, 0, 20, 20), half)], isTransparent: true)[1, 1] == [255, 0, 0, 128])
        #expect(try PixelProbe([], isTransparent: true)[1, 1] == [0, 0, 0, 0])
    }

    @Test("an even-odd path leaves its middle out")
    func evenOdd() throws {
        var path = Path()
        path.addRect(CGRect(x: 2, y: 2, width: 12, height: 12))
        path.addRect(CGRect(x: 5, y: 5, width: 6, height: 6))
        #expect(try PixelProbe([.fill(.path(path, evenOdd: true))])[8, 8] == [255, 255, 255, 255])
        #expect(try PixelProbe([.fill(.path(path, evenOdd: false))])[8, 8] == [0, 0, 0, 255])
    }

    @Test("dashes that make no sense are a plain line", arguments: [[0, 0], [-1, 2], [.infinity, 1], []] as [[CGFloat]])
    func oddDashes(dash: [CGFloat]) throws {
        var line = Path()
        line.move(to: CGPoint(x: 2, y: 5))
        line.addLine(to: CGPoint(x: 18, y: 5))
        let style = StrokeStyle(lineWidth: 2, dash: dash)
        let probe = try PixelProbe([
            .shape(node: 0, outline: .path(line, evenOdd: false), paint: .color(.black), stroke: style),
            .fill(.box(0, 18, 1, 1)),
        ])
        #expect(probe.darkness(row: 5)[10] == 255)
        #expect(probe[0, 18] == [0, 0, 0, 255])
    }

    @Test("shapes that are empty, endless or flattened by their group harm nothing else")
    func adversarial() throws {
        var far = Path()
        far.addRect(CGRect(x: -1e12, y: -1e12, width: 1, height: 2e12))
        let probe = try PixelProbe([
            .fill(.box(5, 5, 0, 0)), .fill(.box(-1e9, -1e9, 1, 1)), .fill(.path(Path(), evenOdd: false)),
            .fill(.path(far, evenOdd: false)), .stroke(.box(5, 5, 5, 5), width: 0),
            .group([.stroke(.box(1, 1, 5, 5), width: 1), .fill(.box(1, 1, 5, 5))]) {
                $0.transform = CGAffineTransform(scaleX: 0, y: 0)
            }, .fill(.box(10, 10, 1, 1)),
        ])
        #expect(probe[10, 10] == [0, 0, 0, 255])
    }

    @Test("nothing is drawn outside the page of a list on a shared canvas")
    func page() throws {
        let canvas = try Canvas(width: 30, height: 30, background: .white)
        let list = DisplayList(size: CGSize(width: 10, height: 10), scale: 1, items: [.fill(.box(-50, -50, 100, 100))])
        try Rasterizer(fonts: TestFonts.library()).draw(list, on: canvas, x: 5, y: 6, scale: 2)
        let bitmap = try canvas.bitmap()
        func isDark(_ x: Int, _ y: Int) -> Bool { bitmap.bytes[(y * 30 + x) * 4] == 0 }
        #expect(isDark(5, 6) && isDark(24, 25))
        #expect(!isDark(4, 6) && !isDark(5, 5) && !isDark(25, 25) && !isDark(24, 26))
    }

    @Test("a picture that is too large is refused with its size")
    func tooLarge() {
        let error = #expect(throws: CairoError.self) { try Canvas(width: 40_000, height: 10) }
        #expect(
            error?.description
                == "A picture of 40000 × 10 pixels is too large: the limit is 32767 pixels a side. Choose a smaller scale.")
    }
}
