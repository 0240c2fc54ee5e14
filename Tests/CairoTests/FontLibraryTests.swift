import Foundation
import ProofsheetCairo
import ProofsheetDrawing
import Testing

@Suite struct FontLibraryTests {
    @Test("a file that is not there is named with its hash and the way to get it")
    func missingFile() {
        let entry = FontSet.Entry(name: "Inter", role: .roman(.system), file: "/nowhere/Inter.ttf", sha256: "abc")
        let error = #expect(throws: CairoError.self) { try FontLibrary(FontSet(entries: [entry])) }
        #expect(
            error?.description
                == "The font Inter is missing: /nowhere/Inter.ttf with SHA-256 abc was not found. Run Config/setup to install it."
        )
    }

    @Test("a file with other bytes than the pinned ones is missing, never a silent substitute")
    func wrongBytes() {
        let entry = FontSet.Entry(
            name: "Inter", role: .roman(.system), file: TestFonts.inter.file, sha256: String(repeating: "0", count: 64))
        #expect(
            throws: CairoError.missingFont(name: "Inter", file: entry.file, expectedHash: entry.sha256)
        ) { try FontLibrary(FontSet(entries: [entry])) }
    }

    @Test("a pinned file that is no font is unreadable")
    func noFont() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-no-font.ttf").path
        try "abc".write(toFile: path, atomically: true, encoding: .utf8)
        let entry = FontSet.Entry(
            name: "Odd", role: .roman(.system), file: path,
            // The first test vector of FIPS 180-2.
            sha256: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        let error = #expect(throws: CairoError.self) { try FontLibrary(FontSet(entries: [entry])) }
        #expect(error == .unreadableFont(name: "Odd", file: path))
        #expect(
            error?.description
                == "The font Odd cannot be used: \(path) holds no scalable or colour font. Name another file in Config/fonts.json."
        )
    }

    @Test("a set without a system font is refused")
    func noSystemFont() {
        #expect(throws: CairoError.noSystemFont) { try FontLibrary(FontSet(entries: [])) }
    }

    @Test("fonts are known by the hash of their file")
    func identities() throws {
        let library = try FontLibrary(FontSet(entries: [TestFonts.inter]))
        #expect(library.identities.map(\.name) == ["Inter"])
        #expect(library.identities.map(\.hash) == [TestFonts.inter.sha256])
    }
}
