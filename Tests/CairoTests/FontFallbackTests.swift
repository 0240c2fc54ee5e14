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

    // The font's own advance, 1275 of 1024 units, which is near the 1.25 em of Apple's at text sizes [assumed].
    @Test("an emoji is a quarter wider than the em")
    func emojiAdvance() {
        #expect(abs((shape("😀").clusters.first?.advance ?? 0) - 17 * 1275 / 1024) < 1e-9)
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
