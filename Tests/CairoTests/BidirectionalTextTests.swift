import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct BidirectionalTextTests {
    let shaper: HarfBuzzShaper

    init() throws { shaper = try TestFonts.shaper() }

    private func shape(_ text: String, isRightToLeft: Bool = false) -> ShapedParagraph {
        shaper.shape(StyledParagraph(text: text, font: FontRequest(), isRightToLeft: isRightToLeft))
    }

    @Test("Hebrew within Latin is one level up")
    func hebrewInLatin() {
        let shaped = shape("a שלום b")
        #expect(shaped.baseLevel == 0)
        #expect(shaped.clusters.map(\.level) == [0, 0, 1, 1, 1, 1, 0, 0])
    }

    @Test("digits within Arabic run from left to right, two levels up")
    func digitsInArabic() {
        let shaped = shape("عدد 12")
        #expect(shaped.baseLevel == 1)
        #expect(shaped.clusters.map(\.level) == [1, 1, 1, 1, 2, 2])
    }

    @Test("the first strong character decides over the paragraph, else the direction asked for")
    func baseLevel() {
        #expect(shape("abc", isRightToLeft: true).baseLevel == 0)
        #expect(shape("12 - 3", isRightToLeft: true).baseLevel == 1)
        #expect(shape("12 - 3").baseLevel == 0)
        #expect(shape("(שלום) abc").baseLevel == 1)
    }

    @Test("brackets turn with the text they enclose")
    func brackets() {
        #expect(shape("שלום (abc) שלום").clusters.map(\.level).prefix(6) == [1, 1, 1, 1, 1, 1])
    }

    @Test("Arabic letters join: the same letter has other glyphs at start, middle and end")
    func joining() {
        let glyphs = shape("ععع").clusters.map { $0.glyphs.map(\.id) }
        #expect(glyphs.count == 3)
        #expect(Set(glyphs).count == 3)
    }

    @Test("glyphs of a cluster stand within it, from left to right")
    func glyphOrder() {
        for cluster in shape("مَرْحَبًا لا").clusters {
            #expect(cluster.advance >= 0)
            #expect(cluster.glyphs.allSatisfy { $0.x > -20 && $0.x < cluster.advance + 20 })
        }
    }

    @Test("an embedding that is never closed does no harm")
    func unclosedEmbedding() {
        let text = String(repeating: "\u{202B}\u{2067}", count: 200) + "a"
        #expect(shape(text).clusters.last?.end == text.utf8.count)
    }
}
