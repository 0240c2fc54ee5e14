import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct SubsetFontTests {
    private func font(of bytes: [UInt8]) throws -> SVGFont {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString).ttf")
        defer { try? FileManager.default.removeItem(at: path) }
        try Data(bytes).write(to: path)
        let file = try #require(FontFile(path: path.path))
        let face = try #require(FontFace(name: "subset", file: file, index: 0))
        #expect(face.axes.isEmpty)
        return SVGFont(name: "s", design: FontDesign(face: face, variations: []))
    }

    @Test("the subset draws the outlines of the chosen weight and optical size", arguments: [100.0, 400, 725], [12.0, 20, 40])
    func outlines(weight: Double, size: CGFloat) throws {
        let whole = try TestFont.font(try TestFont.run("Rag", FontRequest(size: size, weight: weight)))
        let glyphs = Dictionary(uniqueKeysWithValues: "Rag".unicodeScalars.map { ($0.value, whole.nominalGlyph($0)) })
        let bytes = try #require(SubsetFont.bytes(whole.design, glyphs: glyphs))
        #expect(bytes.count < 2_500)
        let small = try font(of: bytes)
        for scalar in "Rag".unicodeScalars {
            let expected = whole.outline(whole.nominalGlyph(scalar), at: .zero, size: 1_000).boundingRect
            let found = small.outline(small.nominalGlyph(scalar), at: .zero, size: 1_000).boundingRect
            // Instancing rounds to whole font units, 2048 an em.
            #expect(abs(expected.minX - found.minX) < 1 && abs(expected.maxX - found.maxX) < 1)
            #expect(abs(expected.minY - found.minY) < 1 && abs(expected.maxY - found.maxY) < 1)
        }
    }

    @Test("a character may be given any glyph, and has no other")
    func otherGlyph() throws {
        let whole = try TestFont.font(try TestFont.run("B"))
        let glyph = whole.nominalGlyph("B")
        let small = try font(of: try #require(SubsetFont.bytes(whole.design, glyphs: [0x41: glyph])))
        #expect(small.nominalGlyph("B") == 0)
        let found = small.outline(small.nominalGlyph("A"), at: .zero, size: 100).boundingRect
        let expected = whole.outline(glyph, at: .zero, size: 100).boundingRect
        #expect(abs(found.width - expected.width) < 0.1)
    }
}
