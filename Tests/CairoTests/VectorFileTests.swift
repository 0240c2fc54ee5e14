import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct VectorFileTests {
    private let list = DisplayList(
        size: CGSize(width: 60, height: 40), scale: 2,
        items: [
            .fill(.box(0, 0, 60, 40), .white),
            .group([.fill(.box(5, 5, 20, 20), .red), .fill(.box(10, 10, 20, 20), .blue)]) { $0.opacity = 0.5 },
            .group([.fill(.box(0, 0, 60, 40), .green)]) { $0.mask = [.fill(.ellipse(CGRect(x: 30, y: 10, width: 20, height: 20)))] },
            .group([.fill(.box(40, 20, 10, 10))]) { $0.blur = 2 },
        ])

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test("a PDF is the same in every run and carries a fixed date")
    func pdf() throws {
        let library = try TestFonts.library()
        let first = try VectorFile.pdf.bytes(list, fonts: library)
        #expect(text(first).hasPrefix("%PDF-"))
        #expect(text(first).contains("/CreationDate (20000101000000Z)"))
        #expect(try VectorFile.pdf.bytes(list, fonts: library) == first)
    }

    @Test("an SVG of outlines is the same however many surfaces the process has made")
    func svg() throws {
        let library = try TestFonts.library()
        let first = try VectorFile.svg.bytes(list, fonts: library)
        _ = try Rasterizer(fonts: library).bitmap(list, scale: 1)
        #expect(try VectorFile.svg.bytes(list, fonts: library) == first)
        #expect(text(first).contains("<svg"))
        #expect(text(first).contains("width=\"60px\" height=\"40px\""))
    }

    @Test("emoji stay vectors, in PDF too")
    func emoji() throws {
        let shaped = try TestFonts.shaper().shape(StyledParagraph(text: "😀", font: FontRequest()))
        let run = GlyphRun(
            font: try #require(shaped.fonts.first), glyphs: shaped.clusters.flatMap(\.glyphs), text: "😀",
            origin: CGPoint(x: 5, y: 20), width: 22)
        let list = DisplayList(
            size: CGSize(width: 30, height: 30), scale: 1, items: [.glyphs(node: 0, run: run, paint: .color(.black))])
        let file = try VectorFile.pdf.bytes(list, fonts: TestFonts.library())
        #expect(text(file).contains("/Shading"))
        #expect(!text(file).contains("/Image"))
    }

    @Test("text becomes outlines: nothing names a font")
    func outlines() throws {
        let shaped = try TestFonts.shaper().shape(StyledParagraph(text: "A", font: FontRequest()))
        let run = GlyphRun(
            font: try #require(shaped.fonts.first), glyphs: shaped.clusters.flatMap(\.glyphs), text: "A",
            origin: CGPoint(x: 5, y: 20), width: 12)
        let file = try VectorFile.svg.bytes(
            DisplayList(
                size: CGSize(width: 20, height: 30), scale: 1, items: [.glyphs(node: 0, run: run, paint: .color(.black))]),
            fonts: TestFonts.library())
        #expect(text(file).contains("<path"))
        #expect(!text(file).contains("font"))
    }
}
