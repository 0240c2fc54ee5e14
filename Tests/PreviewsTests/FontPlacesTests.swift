import Foundation
import ProofsheetPreviews
import Testing

/// Which font files a project brings along.
@Suite struct FontPlacesTests {
    /// A project with files of the given paths, and one source that says something.
    private func places(_ files: [String], source: String) throws -> [String] {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("places-\(UUID().uuidString)").standardizedFileURL
        defer { try? FileManager.default.removeItem(at: root) }
        for file in files + ["A.swift"] {
            let url = root.appendingPathComponent(file)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((file == "A.swift" ? source : "").utf8).write(to: url)
        }
        let places = FontPlaces(
            folder: "/fonts", root: root.path, inputs: [root.path + "/A.swift"], leavingOut: root.path + "/out")
        #expect(places.folder == "/fonts")
        return places.projectFiles.map { String($0.dropFirst(root.path.count + 1)) }
    }

    @Test("font files below the root are taken, sorted; hidden, foreign and written folders are left out")
    func files() throws {
        let files = ["b.TTF", "a/c.otf", "d.ttc", "e.txt", ".hidden/f.ttf", "node_modules/g.ttf", "out/h.ttf", "Pods/x/i.ttf", "ttf"]
        #expect(try places(files, source: "Text(x).font(.custom(name, size: 3))") == ["a/c.otf", "b.TTF", "d.ttc"])
        #expect(try places(["a.ttf"], source: "UIFont(name: \"A\", size: 3)") == ["a.ttf"])
    }

    @Test("where no source asks for a font by name, none is looked for")
    func none() throws {
        #expect(try places(["a.ttf"], source: "Text(x).font(.title)") == [])
    }
}
