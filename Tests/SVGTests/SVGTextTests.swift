import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct SVGTextTests {
    private func body(_ text: String, tracking: CGFloat = 0) throws -> String {
        try body(TestFont.runs(text, FontRequest(size: 16, tracking: tracking), at: CGPoint(x: 10, y: 20)))
    }

    private func body(_ runs: [GlyphRun]) throws -> String {
        try pageBody(runs.map { .glyphs(node: 0, run: $0, paint: .red) })
    }

    private func characters(_ body: String) -> String {
        body.replacing(/<[^>]*>/, with: "").replacing("\n", with: "")
    }

    @Test("evenly set text is told by its length")
    func evenLength() throws {
        let run = try TestFont.run("nnnn", FontRequest(size: 16, tracking: 1))
        let font = try TestFont.font(run)
        // Tracking stands between letters only.
        let length = (run.glyphs.last?.x ?? 0) + font.advance(font.nominalGlyph("n")) * 16
        #expect(
            try body("nnnn", tracking: 1) == """
                <text font-size="16" fill="#ff0000" font-family="f0" x="10" textLength="\(SVGNumber.text(length))" y="20">nnnn</text>

                """)
    }

    @Test("kerned text has a place for each character")
    func places() throws {
        let run = try TestFont.run("AVAn")
        let places = run.glyphs.map { SVGNumber.text($0.x + 10) }.joined(separator: " ")
        #expect(try body("AVAn").contains(" x=\"\(places)\" y=\"20\">AVAn</text>"))
    }

    @Test("markup in text is escaped, and what XML forbids is replaced")
    func escaping() throws {
        let run = GlyphRun(
            font: try TestFont.run("a").font, glyphs: [], text: "<&>\"\u{1}\u{FFFE}", origin: .zero, width: 0)
        let text = try body([run])
        #expect(text.contains("&lt;&amp;&gt;&quot;\u{FFFD}\u{FFFD}"))
        #expect(!text.contains("\u{1}"))
    }

    @Test("a slanted run turns about its own baseline")
    func slanted() throws {
        let run = try TestFont.run("n", at: CGPoint(x: 10, y: 20))
        let font = FontInstance(face: run.font.face, size: 16, variations: run.font.variations, isSlanted: true)
        let slanted = GlyphRun(font: font, glyphs: run.glyphs, text: run.text, origin: run.origin, width: run.width)
        #expect(try body([slanted]).contains("transform=\"matrix(1 0 -.25 1 10 20)\""))
    }

    @Test("a character the font lacks is drawn as the font's box, and its text stays")
    func missing() throws {
        let text = try body("a\u{10F000}b")
        #expect(text.contains("<path d=\"M"))
        #expect(text.contains("\u{10F000}"))
    }

    @Test("right-to-left text stands in reading order", arguments: ["\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"])
    func rightToLeft(word: String) throws {
        let runs = try TestFont.runs(word)
        #expect(!runs.isEmpty && runs.allSatisfy { $0.isRightToLeft })
        #expect(characters(try body(runs)) == word)
    }

    @Test(
        "text can be found whatever glyphs it became", arguments: ["office fi ffl", "e\u{301}a", "3x4", "  two  spaces ", "a😀👍🏽👨‍👩‍👧‍👦🇩🇪1️⃣b", "漢字"])
    func searchable(text: String) throws { #expect(characters(try body(text)) == text) }

    @Test("a character with several glyphs takes several layers of its font")
    func layers() throws {
        // The Arabic letter beh has another form at the start, in the middle and at the end of a word.
        let text = try body("\u{628}\u{628}\u{628}")
        for family in ["f0", "f0-1", "f0-2"] { #expect(text.contains("font-family=\"\(family)\"")) }
    }

    @Test("a character that repeats a code point draws its glyph once")
    func repeated() throws {
        let run = try TestFont.run("n")
        let family = "\u{1F469}\u{200D}\u{1F469}"
        let glyphs = [GlyphRun.Glyph(id: run.glyphs[0].id, x: 0)]
        let body = try body([GlyphRun(font: run.font, glyphs: glyphs, text: family, origin: .zero, width: 9)])
        #expect(body.contains("<tspan font-family=\"f0\" x=\"0\" y=\"0\">\u{1F469}</tspan>"))
        #expect(body.contains("<tspan font-family=\"f0-1\" x=\"0\" y=\"0\">\u{200D}\u{1F469}</tspan>"))
    }

    @Test("emoji are drawn as shapes over their text, each distinct one once")
    func emoji() throws {
        let page = try wholePage(try TestFont.runs("😀🚀😀", at: CGPoint(x: 10, y: 20)).map { .glyphs(node: 0, run: $0, paint: .red) })
        #expect(page.components(separatedBy: "<symbol ").count == 2)
        #expect(page.components(separatedBy: "<use href=\"#s0\"/>").count == 3)
        // Text of 16 points has an em of 20 for emoji, of which ours are drawn in 0.92: 18.4 of 1024 units, upside down. They advance by
        // 1.08 em, in whose middle their own 1275 units stand.
        #expect(page.contains("<g transform=\"matrix(.017969 0 0 -.017969 9.345 20)\"><use href=\"#s0\"/></g>"))
        #expect(page.contains("<g transform=\"matrix(.017969 0 0 -.017969 52.545 20)\"><use href=\"#s0\"/></g>"))
    }

    @Test("text of emoji is clear, for a browser has pictures of its own for some")
    func clearEmoji() throws {
        let page = try wholePage(try TestFont.runs("1️⃣", at: .zero).map { .glyphs(node: 0, run: $0, paint: .red) })
        #expect(page.contains(" fill-opacity=\"0\""))
        #expect(page.contains(">1️⃣</text>"))
        #expect(!page.contains("#ff0000"))
    }

    @Test("a font whose axes stay in the file is told its weight")
    func axes() throws {
        let run = try TestFont.run("漢", FontRequest(size: 16, weight: 600))
        #expect(try body([run]).contains(" style=\"font-variation-settings:'wght' 600\""))
        #expect(try !body("a").contains("style"))
    }

    @Test("a font that is not at hand is reported, and its text keeps its length")
    func foreign() throws {
        let run = GlyphRun(
            font: FontInstance(face: "none", size: 10), glyphs: [GlyphRun.Glyph(id: 1, x: 0), GlyphRun.Glyph(id: 2, x: 6)],
            text: "ab", origin: CGPoint(x: 1, y: 9), width: 12)
        let list = DisplayList(
            size: CGSize(width: 20, height: 10), scale: 1, items: [.glyphs(node: 0, run: run, paint: .red)])
        let file = try testWriter().write(list)
        #expect(
            String(decoding: file.bytes, as: UTF8.self).contains(
                "<text font-family=\"sans-serif\" font-size=\"10\" fill=\"#ff0000\" x=\"1\" y=\"9\" textLength=\"12\">ab</text>"))
        #expect(
            file.notes == ["A font with SHA-256 none was not at hand: its text is set in the reader's own font."])
    }

    @Test("the same list gives the same bytes, and nothing outside the file is named")
    func selfContained() throws {
        let run = try TestFont.run("Proof sheet, 3x4", FontRequest(size: 20, weight: 700))
        let list = DisplayList(
            size: CGSize(width: 200, height: 30), scale: 1, items: [.glyphs(node: 0, run: run, paint: .red)])
        let first = try testWriter().write(list).bytes
        for _ in 0..<3 { #expect(try testWriter().write(list).bytes == first) }
        let text = String(decoding: first, as: UTF8.self)
            .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
        #expect(!text.contains("http"))
        #expect(!text.contains("url(") || !text.replacing(/url\((data:|#)/, with: "").contains("url("))
    }
}
