import CHarfBuzz
import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct SubsetFontTests {
    private let inter = TestFont.inter

    private func subset(_ font: FontInstance, _ text: String) throws -> SVGFontDesign {
        let design = try inter.design(font)
        let glyphs = Dictionary(
            uniqueKeysWithValues: Set(text.unicodeScalars).map { ($0.value, design.nominalGlyph($0)) })
        let bytes = try #require(SubsetFont.bytes(design.face, design.variations, glyphs: glyphs))
        #expect(bytes.count < 5_000)
        let face = try #require(SVGFontFace(SVGFontFile(bytes: bytes)))
        #expect(face.axes.isEmpty)
        return try #require(SVGFontDesign(name: "s", face: face, variations: []))
    }

    @Test("the subset draws the outlines of the chosen weight and optical size", arguments: [100.0, 400, 725], [12.0, 20, 40])
    func outlines(weight: Double, size: CGFloat) throws {
        let font = inter.instance(size, weight: weight)
        let (whole, small) = (try inter.design(font), try subset(font, "Rag"))
        for scalar in "Rag".unicodeScalars {
            let expected = whole.outline(whole.nominalGlyph(scalar), at: .zero, size: 1_000).boundingRect
            let found = small.outline(small.nominalGlyph(scalar), at: .zero, size: 1_000).boundingRect
            // Instancing rounds to whole font units, 2048 an em.
            #expect(abs(expected.minX - found.minX) < 1 && abs(expected.maxX - found.maxX) < 1)
            #expect(abs(expected.minY - found.minY) < 1 && abs(expected.maxY - found.maxY) < 1)
        }
    }

    @Test("a character may be given any glyph")
    func otherGlyph() throws {
        let design = try inter.design(inter.instance(16))
        let glyph = design.nominalGlyph("B")
        let bytes = try #require(SubsetFont.bytes(design.face, design.variations, glyphs: [0x41: glyph]))
        let face = try #require(SVGFontFace(SVGFontFile(bytes: bytes)))
        let small = try #require(SVGFontDesign(name: "s", face: face, variations: []))
        #expect(small.nominalGlyph("B") == 0)
        let (found, expected) = (small.outline(small.nominalGlyph("A"), at: .zero, size: 100), design.outline(glyph, at: .zero, size: 100))
        #expect(abs(found.boundingRect.width - expected.boundingRect.width) < 0.1)
    }

    @Test("bytes that are no font make no face", arguments: [[], [1, 2, 3], Array("OTTO".utf8)] as [[UInt8]])
    func noFont(bytes: [UInt8]) { #expect(SVGFontFace(SVGFontFile(bytes: bytes)) == nil) }
}
