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

    @Test("emoji come from the colour font, text symbols do not", .enabled(if: TestFonts.hasEmoji))
    func emoji() {
        #expect(shape("😀").fonts != shape("a").fonts)
        #expect(shape("#1©").fonts == shape("a").fonts)
        #expect(shape("❤").fonts == shape("a").fonts)
        #expect(shape("❤️").fonts == shape("😀").fonts)
    }

    @Test("a family of emoji is one glyph", .enabled(if: TestFonts.hasEmoji))
    func emojiFamily() {
        #expect(shape("👨‍👩‍👧‍👦").clusters.map(\.glyphs.count) == [1])
        #expect(shape("🇩🇪").clusters.map(\.glyphs.count) == [1])
    }

    @Test("Chinese and Japanese come from the fallback", .enabled(if: TestFonts.hasCJK))
    func cjk() {
        let shaped = shape("漢字かな")
        #expect(shaped.missing.isEmpty)
        #expect(shaped.clusters.map(\.allowsBreakAfter) == [true, true, true, true])
    }
}
