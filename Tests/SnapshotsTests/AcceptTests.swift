import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots
import Testing

@Suite struct AcceptTests {
    let project = TemporaryProject()

    private func pictures() -> [String] {
        project.files("Snapshots").map { $0.replacing("Sources/Views/Rows/Plain/review/", with: "") }
    }

    private func golden() throws -> Golden { try #require(try project.store.golden(TemporaryProject.name())).golden }

    @Test("one picture and one tree for each distinct picture, named after the first cell that shows it")
    func layout() throws {
        try project.check([("b", 1), ("a", 1), ("c", 2)])
        let accepted = try project.accept()
        #expect(pictures() == ["b.png", "b.txt", "c.png", "c.txt", "golden.json"])
        #expect(accepted.sentence == "Rows/Plain (review): 3 added.")
        #expect(try String(decoding: project.read("b.txt"), as: UTF8.self) == "tree 1\n")
        #expect(try PNGDecoder.decode(project.read("c.png")) == TemporaryProject.bitmap(2))
    }

    @Test("golden.json is sorted and says everything about its pictures")
    func manifest() throws {
        try project.check([("a", 1)])
        try project.accept()
        let file = Fingerprint(of: try project.read("a.png")).hex
        let pixels = Fingerprint(of: try TemporaryProject.bitmap(1)).hex
        #expect(
            String(decoding: try project.read("golden.json"), as: UTF8.self) == """
                {
                  "axes" : [
                    {
                      "name" : "device",
                      "traits" : [
                        "a"
                      ]
                    }
                  ],
                  "cells" : {
                    "a" : {
                      "fingerprint" : "\(Fingerprint(of: [1]).hex)",
                      "picture" : "a"
                    }
                  },
                  "formatVersion" : 1,
                  "keep" : "pictures",
                  "matrix" : "review",
                  "pictures" : {
                    "a" : {
                      "file" : "\(file)",
                      "height" : 3,
                      "pixels" : "\(pixels)",
                      "width" : 4
                    }
                  },
                  "preview" : "Plain",
                  "suite" : "Rows",
                  "tools" : {
                    "engine" : "1"
                  }
                }

                """)
    }

    @Test("accepting once more writes nothing")
    func again() throws {
        try project.check([("a", 1)])
        try project.accept()
        let before = try project.read("golden.json")
        try project.check([("a", 1)])
        #expect(try project.accept().sentence == "Rows/Plain (review): nothing to accept.")
        #expect(try project.read("golden.json") == before)
    }

    @Test("changed, added and removed cells become the golden together")
    func changes() throws {
        try project.check([("a", 1), ("b", 2), ("z", 3)])
        try project.accept()
        try project.check([("a", 1), ("b", 9), ("c", 4)])
        #expect(try project.accept().sentence == "Rows/Plain (review): 1 added, 1 changed, 1 removed.")
        #expect(pictures() == ["a.png", "a.txt", "b.png", "b.txt", "c.png", "c.txt", "golden.json"])
        #expect(try project.check([("a", 1), ("b", 9), ("c", 4)]).isMatch)
    }

    @Test("a picture whose first cell changes is named after the next one")
    func renamed() throws {
        try project.check([("a", 1), ("b", 1)])
        try project.accept()
        try project.check([("a", 5), ("b", 1)])
        try project.accept()
        #expect(try golden().cells.mapValues(\.picture) == ["a": "a", "b": "b"])
        #expect(try PNGDecoder.decode(project.read("b.png")) == TemporaryProject.bitmap(1))
    }

    @Test("accepting in steps and at once gives the same golden")
    func steps() throws {
        try project.check([("a", 1), ("b", 1), ("c", 2)])
        try project.accept()
        try project.check([("a", 2), ("b", 1), ("c", 3)])
        try project.accept()
        let fresh = TemporaryProject()
        try fresh.check([("a", 2), ("b", 1), ("c", 3)])
        try fresh.accept()
        #expect(try fresh.read("golden.json") == project.read("golden.json"))
        #expect(fresh.files("Snapshots") == project.files("Snapshots"))
    }

    @Test("with keys only those cells change; orphaned ones stay")
    func some() throws {
        try project.check([("a", 1), ("b", 2), ("z", 3)])
        try project.accept()
        try project.check([("a", 8), ("b", 9), ("c", 4)])
        #expect(try project.accept(keys: ["b"]).changed == ["b"])
        #expect(try golden().cells.keys.sorted() == ["a", "b", "z"])
        #expect(try project.check([("a", 1), ("b", 9)]).cells.map(\.outcome) == [.matched, .matched, .orphaned])
    }

    @Test("a check of a part is accepted into the whole")
    func part() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        try project.check([("a", 7), ("b", 2)], selection: ["a"])
        try project.accept()
        #expect(try project.check([("a", 7), ("b", 2)]).isMatch)
    }

    @Test("what matched within a tolerance keeps the accepted picture")
    func drift() throws {
        try project.check([("a", 1)])
        try project.accept()
        try project.check([("a", 3)], tolerance: Tolerance(maxChannelDifference: 2))
        #expect(try !project.accept().isWritten)
        #expect(try PNGDecoder.decode(project.read("a.png")) == TemporaryProject.bitmap(1))
    }

    @Test("a changed tree of an unchanged picture is taken over")
    func trees() throws {
        try project.check([("a", 1)])
        try project.accept()
        var check = try SnapshotCheck(
            TemporaryProject.plan(["a"]), store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        try check.judge("a", fingerprint: Fingerprint(of: [1]), tree: { "other" }, picture: { throw CancellationError() })
        #expect(try check.finish().isMatch)
        #expect(try project.accept().isWritten)
        #expect(try project.read("a.txt") == Array("other".utf8))
    }

    @Test("what a killed accept left is never a golden and goes with the next accept")
    func leftovers() throws {
        try project.check([("a", 1)])
        try project.accept()
        let golden = try project.store.folder(TemporaryProject.name())
        let parent = (golden as NSString).deletingLastPathComponent
        try FileManager.default.copyItem(atPath: golden, toPath: parent + "/.review.accepting")
        #expect(try project.store.paths() == ["Sources/Views/Rows/Plain/review"])
        try project.check([("a", 2)])
        try project.accept()
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["review"])
    }

    @Test("a golden whose preview is gone is removed with the folders it alone was in")
    func removed() throws {
        for preview in ["Plain", "Other"] {
            try project.check([("a", 1)], preview: preview)
            try project.accept(preview: preview)
        }
        try AcceptSession(store: project.store, output: project.output).remove(path: "Sources/Views/Rows/Other/review")
        #expect(try project.store.paths() == ["Sources/Views/Rows/Plain/review"])
        #expect(!FileManager.default.fileExists(atPath: project.root + "/Snapshots/Sources/Views/Rows/Other"))
        try AcceptSession(store: project.store, output: project.output).remove(path: "../..")
        #expect(FileManager.default.fileExists(atPath: project.root))
    }
}
