import Foundation
import Testing

@testable import ProofsheetPreviews

/// Which fonts and asset catalogues a project brings along.
@Suite("Files of a project") struct ProjectFilesTests {
    private let folder: TemporaryFolder
    private var root: String { folder.path }

    init() throws { folder = try TemporaryFolder() }

    private func found(_ files: [String]) throws -> ProjectFiles {
        for file in files { try folder.write("", to: file) }
        return ProjectFiles(below: root, leavingOut: root + "/out")
    }

    private func short(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(root.count + 1)) } }

    @Test("font files below the root are taken, sorted; hidden, foreign and written folders are left out")
    func fonts() throws {
        let files = ["b.TTF", "a/c.otf", "d.ttc", "e.txt", ".hidden/f.ttf", "node_modules/g.ttf", "out/h.ttf", "Pods/x/i.ttf", "ttf"]
        #expect(try short(found(files).fonts) == ["a/c.otf", "b.TTF", "d.ttc"])
    }

    @Test("asset catalogues are folders of that name; what lies in them is no font of the project")
    func catalogues() throws {
        let files = ["App/Assets.xcassets/Contents.json", "B.xcassets/x.ttf", "C.xcassets", ".build/D.xcassets/a", "out/E.xcassets/a"]
        #expect(try short(found(files).catalogues) == ["App/Assets.xcassets", "B.xcassets"])
        #expect(try found(files).fonts == [])
    }

    @Test("links are not followed")
    func links() throws {
        try folder.write("", to: "a/A.xcassets/Contents.json")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: root + "/L.xcassets", withDestinationPath: root + "/a/A.xcassets")
        try manager.createSymbolicLink(atPath: root + "/loop", withDestinationPath: root)
        try manager.createSymbolicLink(atPath: root + "/l.ttf", withDestinationPath: "/etc/passwd")
        let files = try found([])
        #expect(short(files.catalogues) == ["a/A.xcassets"])
        #expect(files.fonts == [])
    }

    @Test("the catalogue nearest to a source comes first")
    func nearest() throws {
        let files = try found(["A.xcassets/x", "App/Z.xcassets/x", "App/Views/Y.xcassets/x", "Watch/B.xcassets/x"])
        #expect(
            short(files.catalogues(near: root + "/App/Views/Card.swift")) == [
                "App/Views/Y.xcassets", "App/Z.xcassets", "A.xcassets", "Watch/B.xcassets",
            ])
    }

    @Test("a root that is not there has nothing")
    func nowhere() { #expect(ProjectFiles(below: "/nowhere/at/all", leavingOut: "").catalogues == []) }

    @Test("where no source asks for a font by name, none is taken along")
    func unasked() throws {
        let project = try found(["a.ttf"])
        func places(_ source: String) throws -> FontPlaces {
            FontPlaces(folder: "/fonts", project: project, inputs: [try folder.write(source, to: "A.swift")])
        }
        #expect(try places("Text(x).font(.title)").projectFiles == [])
        #expect(try short(places("Text(x).font(.custom(name, size: 3))").projectFiles) == ["a.ttf"])
        #expect(try short(places("UIFont(name: \"A\", size: 3)").projectFiles) == ["a.ttf"])
        #expect(try places("").folder == "/fonts")
    }
}
