import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import ProofsheetPreviews
import Testing

/// Fonts that a project brings along, by the names they have themselves; pinned fonts stand for them.
@Suite struct ProjectFontTests {
    private func shaper(_ files: [String]) throws -> HarfBuzzShaper {
        let set = FontSet(
            entries: [TestFonts.inter], advances: try AdvanceTable.advances(), projectFiles: files.map { TestFonts.folder + "/" + $0 })
        return try HarfBuzzShaper(fonts: FontLibrary(set))
    }

    private func faces(_ shaper: HarfBuzzShaper, _ name: String, weight: Double = 400, italic: Bool = false) -> [FontInstance] {
        let font = FontRequest(family: .named(name), size: 20, weight: weight, italic: italic)
        return shaper.shape(StyledParagraph(text: "a", font: font)).fonts
    }

    // Names of the font files: "JetBrains Mono", "JetBrains Mono Regular" and "JetBrainsMono-Regular".
    @Test(
        "a font is found by its family, its full and its PostScript name",
        arguments: ["JetBrains Mono", "JetBrains Mono Regular", "JetBrainsMono-Regular"])
    func names(name: String) throws {
        let shaper = try shaper(["JetBrainsMono.ttf"])
        #expect(shaper.substitute(for: .named(name)) == nil)
        #expect(faces(shaper, name) != faces(shaper, "Inter"))
        // hhea of the font: 1020 and 300 of 1000.
        #expect(abs(shaper.metrics(FontRequest(family: .named(name), size: 20)).lineHeight - 26.4) < 1e-6)
    }

    @Test("a font that no file has is the system's and said to be", arguments: ["Papyrus", "jetbrains mono", ""])
    func unknown(name: String) throws {
        let shaper = try shaper(["JetBrainsMono.ttf"])
        #expect(shaper.substitute(for: .named(name)) == "Inter")
        #expect(abs(shaper.metrics(FontRequest(family: .named(name), size: 20)).lineHeight - 23.867) < 0.001)
    }

    @Test("italics come from the family, and are slanted where it has none")
    func italics() throws {
        let both = try shaper(["JetBrainsMono.ttf", "JetBrainsMono-Italic.ttf"])
        let (upright, italic) = (faces(both, "JetBrains Mono"), faces(both, "JetBrains Mono", italic: true))
        #expect(upright[0].face != italic[0].face && !italic[0].isSlanted)
        #expect(faces(both, "JetBrainsMono-Italic") == italic)
        #expect(faces(both, "JetBrainsMono-Regular", italic: true) == italic)
        let one = faces(try shaper(["JetBrainsMono.ttf"]), "JetBrains Mono", italic: true)
        #expect(one[0].face == upright[0].face && one[0].isSlanted)
    }

    @Test("a variable font follows the weight")
    func weights() throws {
        let shaper = try shaper(["JetBrainsMono.ttf"])
        #expect(faces(shaper, "JetBrains Mono", weight: 700)[0].variations == [.init(tag: "wght", value: 700)])
    }

    @Test("what draws finds the font by its identity too")
    func identity() throws {
        let file = TestFonts.folder + "/JetBrainsMono.ttf"
        let library = try FontLibrary(FontSet(entries: [TestFonts.inter], projectFiles: [file]))
        let font = try #require(faces(try shaper(["JetBrainsMono.ttf"]), "JetBrains Mono").first)
        let run = GlyphRun(font: font, glyphs: [.init(id: 40, x: 0)], text: "a", origin: CGPoint(x: 2, y: 18), width: 12)
        let list = DisplayList(
            size: CGSize(width: 20, height: 20), scale: 1,
            items: [.glyphs(node: 0, run: run, paint: .color(RGBA(red: 0, green: 0, blue: 0)))])
        #expect(try Rasterizer(fonts: library).bitmap(list, scale: 1).bytes.contains { $0 != 0 })
    }

    @Test("files that are no fonts are passed over", arguments: ["nowhere.ttf", "../fonts"])
    func noFonts(file: String) throws {
        #expect(try shaper([file]).substitute(for: .named("JetBrains Mono")) == "Inter")
    }
}
