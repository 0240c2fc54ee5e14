import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct FontFallbackTests {
    let shaper: HarfBuzzShaper

    init() throws { shaper = try TestFonts.shaper() }

    private func shape(_ text: String, weight: Double = 400) -> ShapedParagraph {
        shaper.shape(StyledParagraph(text: text, font: FontRequest(weight: weight)))
    }

    @Test("Arabic comes from the fallback font, in the weight of the text")
    func arabic() {
        let shaped = shape("ab سلام", weight: 600)
        #expect(shaped.missing.isEmpty)
        #expect(shaped.fonts.count == 2)
        #expect(shaped.fonts.last?.variations.contains(.init(tag: "wght", value: 600)) == true)
    }

    @Test("a space between two words of another script stays with the family", arguments: ["سلام سلام"])
    func spaces(text: String) {
        #expect(shape(text).clusters.filter(\.isSpace).map(\.font) == [1])
    }

    @Test("emoji come from the colour font, text symbols do not")
    func emoji() {
        #expect(shape("😀").fonts != shape("a").fonts)
        #expect(shape("#1©").fonts == shape("a").fonts)
        #expect(shape("❤").fonts == shape("a").fonts)
        #expect(shape("❤️").fonts == shape("😀").fonts)
    }

    @Test(
        "flags, families, professions, skin tones and keycaps are one glyph each",
        arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "🧑🏽‍💻", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈"])
    func emojiSequence(text: String) {
        let shaped = shape(text)
        #expect(shaped.missing.isEmpty)
        #expect(shaped.fonts == shape("😀").fonts)
        // A selector of presentation may stand beside it, without ink and without width.
        #expect(shaped.clusters.map(\.advance) == shape("😀").clusters.map(\.advance))
    }

    // Recorded on iOS: 65 points at 60, rounded up to a pixel. In smaller text they are larger, as heights of 11 to 30 points show.
    @Test(
        "an emoji is larger in small text, and advances by 1.08 of its em",
        arguments: [(60, 64.8), (24, 25.92), (20, 23.76), (17, 22.14), (16, 21.6), (12, 16.2)] as [(CGFloat, CGFloat)])
    func emojiAdvance(size: CGFloat, advance: CGFloat) {
        let shaped = shaper.shape(StyledParagraph(text: "😀👨‍👩‍👧‍👦", font: FontRequest(size: size)))
        #expect(shaped.clusters.allSatisfy { abs($0.advance - advance) < 1e-9 })
        #expect(shaped.clusters.count == 2)
    }

    @Test("an emoji stands in the middle of its advance, and tracking follows it")
    func emojiPlace() throws {
        let plain = try #require(shaper.shape(StyledParagraph(text: "😀", font: FontRequest(size: 24))).clusters.first)
        let tracked = try #require(shaper.shape(StyledParagraph(text: "😀", font: FontRequest(size: 24, tracking: 3))).clusters.first)
        // 1275 of 1024 units of 22.08 points are 27.49, a point and a half more than the advance.
        #expect(abs(try #require(plain.glyphs.first).x + 0.786) < 0.01)
        #expect(tracked.glyphs == plain.glyphs)
        #expect(abs(tracked.advance - plain.advance - 3) < 1e-9)
    }

    @Test("Chinese, Japanese and Korean come from the fallback, in the weight of the text")
    func cjk() {
        let shaped = shape("漢字かな한국", weight: 700)
        #expect(shaped.missing.isEmpty)
        // Between the ideographs and signs, and not within the Korean word.
        #expect(shaped.clusters.map(\.allowsBreakAfter) == [true, true, true, true, false, true])
        #expect(shaped.fonts.map(\.variations) == [[.init(tag: "wght", value: 700)]])
    }

    // Unicode's line breaking rules LB13, LB14 and LB21.
    @Test("no line starts with a closing bracket or a full stop, none ends with an opening bracket")
    func cjkPunctuation() {
        #expect(shape("「本」。本").clusters.map(\.allowsBreakAfter) == [false, false, false, true, true])
    }

    @Test("Han characters take the forms of the language", arguments: ["zh-Hans", "zh-Hant"])
    func hanForms(language: String) {
        func glyphs(_ language: String) -> [UInt32] {
            shaper.shape(StyledParagraph(text: "直骨", runs: [.init(length: 6, font: FontRequest())], language: language)).clusters
                .flatMap(\.glyphs).map(\.id)
        }
        #expect(glyphs(language) != glyphs("ja"))
        #expect(glyphs("") == glyphs("ja"))
    }

    @Test("Thai, Devanagari and symbols have glyphs", arguments: ["ภาษาไทย", "हिन्दी", "✔☑☰", "→★▲⌘✓"])
    func others(text: String) {
        #expect(shape(text).missing.isEmpty)
    }
}
