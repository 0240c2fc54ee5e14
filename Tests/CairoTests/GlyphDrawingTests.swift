import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct GlyphDrawingTests {
    private func run(
        _ text: String, _ font: FontRequest = FontRequest(size: 16), at origin: CGPoint = CGPoint(x: 3, y: 16),
        paint: Paint = .color(.black)
    ) throws -> DisplayItem {
        let shaped = try TestFonts.shaper().shape(StyledParagraph(text: text, font: font))
        var glyphs: [GlyphRun.Glyph] = []
        var pen: CGFloat = 0
        for cluster in shaped.clusters {
            glyphs += cluster.glyphs.map { .init(id: $0.id, x: $0.x + pen, y: $0.y) }
            pen += cluster.advance
        }
        let run = GlyphRun(font: try #require(shaped.fonts.first), glyphs: glyphs, text: text, origin: origin, width: pen)
        return .glyphs(node: 0, run: run, paint: paint)
    }

    @Test("letters stand on the baseline's pixel", arguments: [1.0, 2, 3])
    func baseline(scale: CGFloat) throws {
        let probe = try PixelProbe([run("H")], scale: scale)
        #expect(probe.ink[3] == Int(16 * scale))
    }

    @Test("a baseline between pixels goes to the nearest, ties down the page")
    func baselineSnaps() throws {
        let whole = try PixelProbe([run("H", at: CGPoint(x: 3, y: 16))])
        #expect(try PixelProbe([run("H", at: CGPoint(x: 3, y: 15.5))]).bitmap == whole.bitmap)
        #expect(try PixelProbe([run("H", at: CGPoint(x: 3, y: 16.4))]).bitmap == whole.bitmap)
    }

    // Contours of a variable font's glyphs overlap; a pixel that two of them half cover must not come out as wholly covered.
    @Test("where contours of a glyph overlap its edge is no darker than elsewhere", arguments: ["4", "D", "K"])
    func overlappingContours(text: String) throws {
        func darkest(_ text: String) throws -> [Int] {
            let probe = try PixelProbe([run(text, FontRequest(size: 53), at: CGPoint(x: 3, y: 50))], width: 60, height: 60)
            return (0..<60).map { probe.darkness(row: $0).max() ?? 0 }
        }
        // H has one contour. FreeType looks at four rows to a pixel, so that a quarter of the excess may stay; it was 96 for 4.
        let (found, expected) = (try darkest(text), try darkest("H"))
        let top = try #require(expected.firstIndex { $0 > 0 })
        #expect((64...192).contains(expected[top]))
        #expect(found[..<top].allSatisfy { $0 == 0 } && abs(found[top] - expected[top]) < 20)
    }

    @Test("letters move in quarters of a pixel across")
    func quarters() throws {
        let pictures = try (0...8).map { step in
            try PixelProbe([run("l", at: CGPoint(x: 3 + CGFloat(step) / 8, y: 16))]).bitmap.bytes
        }
        #expect(pictures[1] == pictures[2] && pictures[3] == pictures[4])
        #expect(Set(pictures).count == 5)
    }

    @Test("equal letters are equally far apart, at 1x too")
    func evenSpacing() throws {
        let probe = try PixelProbe([run("llllllll", FontRequest(size: 17))], width: 60, height: 24)
        let row = probe.darkness(row: 10)
        let total = row.reduce(0, +)
        // Each stem has the same amount of ink although it lies differently on the pixels.
        let stems = row.split(separator: 0).map { $0.reduce(0, +) }
        #expect(stems.count == 8)
        #expect(stems.allSatisfy { abs($0 - total / 8) < 12 })
    }

    @Test("text behind a curved clip and through a gradient has the same coverage as plain text")
    func throughMask() throws {
        let plain = try PixelProbe([run("Ag")], width: 40)
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .black, location: 1)]
        let gradient = try PixelProbe(
            [run("Ag", paint: .linear(stops: stops, from: .zero, to: CGPoint(x: 9, y: 0)))], width: 40)
        let clipped = try PixelProbe(
            [.group([run("Ag")]) { $0.clip = .path(Outline.box(0, 0, 40, 20).path, evenOdd: false) }], width: 40)
        #expect(zip(plain.bitmap.bytes, gradient.bitmap.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(zip(plain.bitmap.bytes, clipped.bitmap.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test("text that is turned, mirrored or huge is drawn as outlines at the same place")
    func outlines() throws {
        let upright = try PixelProbe([run("H")])
        let turned = try PixelProbe([
            .group([run("H", at: CGPoint(x: 3, y: -4))]) { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
        ])
        // A quarter turn clockwise: the letter's left edge is now its top.
        #expect(abs(turned.ink[1] - upright.ink[0]) <= 1)
        let huge = try PixelProbe([run("H", FontRequest(size: 400), at: CGPoint(x: 0, y: 300))], width: 320, height: 320)
        #expect(abs(huge.ink[3] - 300) <= 1)
        #expect(abs(huge.ink[1] - (300 - 291)) <= 1)
    }

    @Test("a slanted letter leans to the right and stays on its baseline")
    func slanted() throws {
        let font = FontRequest(family: .monospaced, size: 16)
        var italic = font
        italic.italic = true
        let (upright, leaning) = (try PixelProbe([run("l", font)]), try PixelProbe([run("l", italic)]))
        #expect(upright.ink[1] == leaning.ink[1] && upright.ink[3] == leaning.ink[3])
        #expect(leaning.ink[2] > upright.ink[2])
    }

    @Test("emoji keep their colours, whatever the text's")
    func emoji() throws {
        let probe = try PixelProbe([run("😀", paint: .color(.blue))])
        let yellow = (0..<400).filter { probe[$0 % 20, $0 / 20][0] > 200 && probe[$0 % 20, $0 / 20][2] < 120 }
        #expect(yellow.count > 80)
    }

    @Test("emoji fade as one picture with the text's alpha")
    func fadedEmoji() throws {
        let solid = try PixelProbe([run("😀", at: CGPoint(x: 0, y: 16))])
        let faded = try PixelProbe([run("😀", at: CGPoint(x: 0, y: 16), paint: .color(RGBA.blue.opacity(0.5)))])
        for (whole, half) in zip(solid.bitmap.bytes, faded.bitmap.bytes) {
            // Half way to the white page; each of the two mixtures rounds.
            #expect(abs(Int(half) - (255 + Int(whole)) / 2) <= 2)
        }
    }

    @Test("emoji are drawn anew at every size: a large one is no enlarged small one")
    func sharpEmoji() throws {
        let probe = try PixelProbe([run("🔲", FontRequest(size: 400), at: CGPoint(x: 0, y: 380))], width: 500, height: 500)
        let row = (0..<500).map { Int(probe[$0, 240][1]) }
        let steps = zip(row, row.dropFirst()).map { abs($0 - $1) }
        #expect(steps.max() ?? 0 > 60)
    }

    @Test("a run in a font that is not at hand draws nothing and breaks nothing")
    func unknownFont() throws {
        let glyphs = GlyphRun(
            font: FontInstance(face: "none", size: 16), glyphs: [.init(id: 5, x: 0)], text: "a",
            origin: CGPoint(x: 3, y: 16), width: 9)
        let probe = try PixelProbe([.glyphs(node: 0, run: glyphs, paint: .color(.black)), .fill(.box(1, 1, 1, 1))])
        #expect(probe.ink == [1, 1, 2, 2])
    }

    @Test("two rasterizers, warm or cold, draw the same bytes")
    func repeatable() throws {
        let list = DisplayList(size: CGSize(width: 60, height: 20), scale: 1, items: [try run("Hamburg 12")])
        let rasterizer = Rasterizer(fonts: try TestFonts.library())
        let first = try rasterizer.bitmap(list, scale: 1.5)
        _ = try rasterizer.bitmap(list, scale: 3)
        #expect(try rasterizer.bitmap(list, scale: 1.5) == first)
        #expect(try Rasterizer(fonts: TestFonts.library()).bitmap(list, scale: 1.5) == first)
    }
}
