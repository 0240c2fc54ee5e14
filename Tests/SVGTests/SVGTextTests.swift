import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct SVGTextTests {
    private let inter = TestFont.inter

    private func body(_ text: String, tracking: CGFloat = 0, isSlanted: Bool = false) throws -> String {
        let font = inter.instance(16, isSlanted: isSlanted)
        let run = try inter.run(text, in: font, at: CGPoint(x: 10, y: 20), tracking: tracking)
        return try pageBody([.glyphs(node: 0, run: run, paint: .red)])
    }

    @Test("evenly set text is told by its length")
    func evenLength() throws {
        // The tracking stands between letters only.
        let design = try inter.design(inter.instance(16))
        let advance = design.advance(design.nominalGlyph("n")) * 16
        let length = SVGNumber.text(advance * 4 + 3)
        #expect(
            try body("nnnn", tracking: 1) == """
                <text font-size="16" fill="#ff0000" font-family="f0" x="10" textLength="\(length)" y="20">nnnn</text>

                """)
    }

    @Test("kerned text has a place for each character")
    func places() throws {
        let run = try inter.run("AVAn", in: inter.instance(16))
        let places = run.glyphs.map { SVGNumber.text($0.x + 10) }.joined(separator: " ")
        #expect(try body("AVAn").contains(" x=\"\(places)\" y=\"20\">AVAn</text>"))
    }

    @Test("markup in text is escaped, and what XML forbids is replaced")
    func escaping() throws {
        let text = try body("<&>\"\u{1}\u{FFFE}")
        #expect(text.contains("&lt;&amp;&gt;&quot;\u{FFFD}\u{FFFD}"))
        #expect(!text.contains("\u{1}"))
    }

    @Test("a slanted run turns about its own baseline")
    func slanted() throws {
        #expect(try body("n", isSlanted: true).contains("transform=\"matrix(1 0 -.2126 1 10 20)\""))
    }

    @Test("a character the font lacks is drawn as the font's box, and its text stays")
    func missing() throws {
        let text = try body("a\u{10F000}b")
        #expect(text.contains("<path d=\"M"))
        #expect(text.contains("\u{10F000}"))
    }

    @Test("right-to-left text stands in reading order")
    func rightToLeft() throws {
        let arabic = TestFont.arabic
        let word = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
        let run = try arabic.run(word, in: arabic.instance(16))
        #expect(run.isRightToLeft)
        let body = try pageBody([.glyphs(node: 0, run: run, paint: .red)])
        let characters = body.replacing(/<[^>]*>/, with: "").trimmingCharacters(in: .newlines)
        #expect(characters == word)
    }

    @Test("one character with two glyphs takes two layers of the font")
    func layers() throws {
        // Inter turns an x between digits into a multiplication sign.
        let text = try body("x 3x4")
        #expect(text.contains("font-family=\"f0\""))
        #expect(text.contains("font-family=\"f0-1\""))
    }

    @Test("a font that is not at hand is reported, and its text keeps its length")
    func foreign() throws {
        let run = GlyphRun(
            font: FontInstance(face: "none", size: 10), glyphs: [GlyphRun.Glyph(id: 1, x: 0), GlyphRun.Glyph(id: 2, x: 6)],
            text: "ab", origin: CGPoint(x: 1, y: 9), width: 12)
        let list = DisplayList(
            size: CGSize(width: 20, height: 10), scale: 1, items: [.glyphs(node: 0, run: run, paint: .red)])
        let file = testWriter().write(list)
        #expect(
            String(decoding: file.bytes, as: UTF8.self).contains(
                "<text font-family=\"sans-serif\" font-size=\"10\" fill=\"#ff0000\" x=\"1\" y=\"9\" textLength=\"12\">ab</text>"))
        #expect(
            file.notes == ["A font with SHA-256 none was not at hand: its text is set in the reader's own font."])
    }

    @Test("the same list gives the same bytes, and nothing outside the file is named")
    func selfContained() throws {
        let run = try inter.run("Proof sheet, 3x4", in: inter.instance(20, weight: 700))
        let list = DisplayList(
            size: CGSize(width: 200, height: 30), scale: 1, items: [.glyphs(node: 0, run: run, paint: .red)])
        let first = testWriter().write(list).bytes
        for _ in 0..<3 { #expect(testWriter().write(list).bytes == first) }
        let text = String(decoding: first, as: UTF8.self)
            .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!text.contains("http"))
        #expect(!text.contains("url(") || !text.replacing(/url\((data:|#)/, with: "").contains("url("))
    }
}
