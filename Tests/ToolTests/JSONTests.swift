import Foundation
import Testing

@Suite("--json", .serialized)
struct JSONTests {
    private struct Shape: Decodable {
        struct Name: Decodable { let folder, suite, preview, matrix: String }
        struct Cell: Decodable {
            let key: String
            let traits: [String: String]
            let outcome, fingerprint, reason: String?
            let size: [Double]?
        }
        struct Sheet: Decodable {
            let family: String
            let files: [String]
        }
        struct Snapshot: Decodable {
            let name: Name
            let cells: [Cell]?
            let sheets: [Sheet]?
            let added, changed, removed: [String]?
            let isWritten: Bool?
        }
        let formatVersion: Int
        let snapshots: [Snapshot]
        let index: String?
        let removedFolders, orphanedFolders: [String]?
    }

    private func run(_ words: String..., in folder: ToolFolder) throws -> (shape: Shape, code: Int32) {
        let run = try ToolRun(words + ["--json"], in: folder, environment: Miniature.environment)
        return (try JSONDecoder().decode(Shape.self, from: Data(run.output.utf8)), run.code)
    }

    @Test("render tells cells and the files of the sheets, from the project's root")
    func render() throws {
        let folder = try Miniature.project()
        let (shape, code) = try run("render", "--device", "iphone-16", "--category", "L", in: folder)
        #expect(code == 0 && shape.formatVersion == 1)
        #expect(shape.index == ".build/proofsheet/sheets/index.html")
        let snapshot = try #require(shape.snapshots.first)
        #expect(snapshot.name.folder == "Sources" && snapshot.name.suite == "Card" && snapshot.name.matrix == "review")
        #expect(snapshot.cells?.map(\.key) == ["iphone-16", "iphone-16.dark"])
        #expect(snapshot.cells?.first?.size == [393, 852])
        #expect(snapshot.cells?.first?.traits.count == 10)
        #expect(snapshot.cells?.first?.fingerprint?.count == 64)
        #expect(snapshot.sheets?.map(\.family) == ["iPhone"])
        for file in snapshot.sheets?.flatMap(\.files) ?? [] {
            #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(file).path))
        }
    }

    @Test("A cell that failed has its reason in the place of a fingerprint")
    func failed() throws {
        let folder = try Miniature.project(more: ["Sources/Card.swift": "import SwiftUI\n#Preview(\"Bad\") { [Text(\"a\")][3] }\n"])
        let (shape, code) = try run("render", "--device", "iphone-16", "--category", "L", "--scheme", "light", in: folder)
        #expect(code == 1)
        let cell = shape.snapshots.first?.cells?.first
        #expect(cell?.reason?.hasPrefix("The preview crashed with SIG") == true)
        #expect(cell?.fingerprint == nil && cell?.size == nil)
    }

    @Test("check and accept have the same shape, and accept tells what it changed")
    func accept() throws {
        let folder = try Miniature.project(more: ["Sources/Other.swift": "import SwiftUI\n#Preview(\"Other\") { Text(\"o\") }\n"])
        #expect(try run("check", in: folder).shape.snapshots.first?.cells?.first?.outcome == "missing")
        let first = try run("accept", in: folder).shape
        #expect(first.formatVersion == 1 && first.removedFolders == [])
        #expect(first.snapshots.map(\.name.preview) == ["Card", "Other"])
        #expect(first.snapshots.first?.added?.count == 18 && first.snapshots.first?.isWritten == true)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Sources/Other.swift"))
        #expect(try run("check", in: folder).shape.orphanedFolders == ["Sources/Other/Other/review"])
        let second = try run("accept", in: folder).shape
        #expect(second.removedFolders == ["Sources/Other/Other/review"])
        #expect(second.snapshots.first?.added == [] && second.snapshots.first?.isWritten == false)
    }
}
