import Foundation
import ProofsheetPreviews
import Testing

@Suite struct SourceSetTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func message(_ path: String) -> String {
        do {
            _ = try SourceSet(reading: path)
            return ""
        } catch {
            return error.description
        }
    }

    @Test("A file is a module of its own")
    func singleFile() throws {
        let path = try folder.write("import SwiftUI", to: "My View.swift")
        let set = try SourceSet(reading: path)
        #expect(set.files.map(\.name) == ["My View.swift"] && set.moduleName == "My_View")
    }

    @Test("A folder is one module: every Swift file below it but manifests and hidden ones, sorted")
    func wholeFolder() throws {
        for name in ["b.swift", "a/z.swift", "Package.swift", ".build/x.swift", ".hidden.swift", "note.txt", "a/y.swift"] {
            try folder.write("", to: name)
        }
        let set = try SourceSet(reading: folder.path)
        #expect(set.files.map { $0.path.dropFirst(folder.path.count) } == ["/a/y.swift", "/a/z.swift", "/b.swift"])
    }

    @Test("What a run left in an output folder below the sources is no source")
    func outputFolder() throws {
        for name in ["a.swift", "out/against/tree/a.swift", "outer/b.swift"] { try folder.write("", to: name) }
        let set = try SourceSet(reading: folder.path, leavingOut: folder.path + "/out")
        #expect(set.files.map { $0.path.dropFirst(folder.path.count) } == ["/a.swift", "/outer/b.swift"])
    }

    @Test("An input that is not there is named")
    func missing() { #expect(message("/nowhere/A.swift") == "Cannot read /nowhere/A.swift.") }

    @Test("A folder without Swift files is named")
    func empty() { #expect(message(folder.path) == "There is no Swift file in \(folder.path).") }

    @Test("A file that is not UTF-8 is named")
    func notUTF8() throws {
        let path = try folder.write(Data([0x61, 0xFF, 0x62]), to: "Bad.swift")
        #expect(message(path) == "\(path) is not UTF-8 text.")
    }

    @Test(
        "A module's name is an identifier that no module in reach has",
        arguments: [
            ("1st.swift", "_1st"), ("SwiftUI.swift", "SwiftUI_"), ("a-b.c.swift", "a_b_c"), ("Größe.swift", "Gr__e"),
            ("ProofsheetViews.swift", "ProofsheetViews_"), ("Views.swift", "Views"), (".swift", "_"),
        ])
    func moduleNames(_ input: String, _ name: String) {
        #expect(SourceSet(input: input, files: []).moduleName == name)
    }

    @Test("A type is found where it is declared, not where it is named in a comment or a string")
    func placeOfType() {
        let source = "// struct A_Previews\nlet a = \"struct A_Previews\"\nstruct B {}\nstruct A_Previews: P {}"
        #expect(SourceFile(path: "A.swift", bytes: Array(source.utf8)).line(ofType: "A_Previews") == 4)
        #expect(SourceFile(path: "A.swift", bytes: Array(source.utf8)).line(ofType: "A") == nil)
    }
}
