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

    @Test("nothing to accept without a check")
    func noCandidate() {
        #expect(project.refusal { try project.accept() } == "There is no candidate for Rows/Plain (review). Run proofsheet check first.")
    }

    @Test(
        "stale candidates are refused, and the sentence names what changed",
        arguments: [
            (TemporaryProject.inputs(source: "x"), "the source"),
            (TemporaryProject.inputs(configuration: "x"), "the configuration"),
            (TemporaryProject.inputs(tools: ["engine": "2"]), "engine"),
            (
                TemporaryProject.inputs(source: "x", configuration: "x", tools: ["cairo": "1"]),
                "the source, the configuration, cairo and engine"
            ),
        ])
    func stale(_ inputs: RunInputs, _ what: String) throws {
        try project.check([("a", 1)])
        #expect(
            project.refusal { try project.accept(inputs: inputs) }
                == "The candidate for Rows/Plain (review) is stale: \(what) changed since the last check. Run proofsheet check again.")
        #expect(project.files("Snapshots") == [])
    }

    @Test("a golden that changed since the check makes the candidate stale")
    func staleGolden() throws {
        try project.check([("a", 1)])
        try project.accept()
        #expect(
            project.refusal { try project.accept() }
                == "The candidate for Rows/Plain (review) is stale: the golden changed since the last check. Run proofsheet check again.")
    }

    @Test("failed cells are refused, and the golden stays")
    func failed() throws {
        try project.check([("a", 1)])
        try project.accept()
        let before = try project.read("golden.json")
        try project.check([("a", 2), ("b", nil), ("c", nil)])
        #expect(
            project.refusal { try project.accept() }
                == "2 cells of Rows/Plain (review) failed, so nothing of it was accepted; the first is b: It crashed.")
        #expect(try project.read("golden.json") == before)
        #expect(try project.accept(keys: ["a"]).changed == ["a"])
    }

    @Test("after a change of tools a part cannot be accepted, because the rest was not looked at")
    func mixedTools() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        let tools = TemporaryProject.inputs(tools: ["engine": "2"])
        try project.check([("a", 7), ("b", 2)], selection: ["a"], inputs: tools)
        #expect(
            project.refusal { try project.accept(inputs: tools) }
                == "The golden of Rows/Plain (review) was made with other tools, so it can only be accepted whole. Run proofsheet check and accept without filters."
        )
        try project.check([("a", 7), ("b", 2)], inputs: tools)
        #expect(try project.accept(inputs: tools).changed == ["a"])
    }

    @Test("a damaged candidate is refused, the golden stays, no scratch folder is left", arguments: [[], Array("junk".utf8)])
    func damaged(_ bytes: [UInt8]) throws {
        try project.check([("a", 1)])
        try project.accept()
        try project.check([("a", 2)])
        let file = ".build/proofsheet/candidates/Sources/Views/Rows/Plain/review/a.png"
        try Data(bytes).write(to: URL(fileURLWithPath: project.root + "/" + file))
        #expect(
            project.refusal { try project.accept() }
                == "The candidate \(file) is not what the last check wrote. Run proofsheet check again.")
        #expect(pictures() == ["a.png", "a.txt", "golden.json"])
    }

    @Test("two accepts at once: the second is told so")
    func lock() throws {
        try project.check([("a", 1)])
        let session = try AcceptSession(store: project.store, output: project.output)
        #expect(
            project.refusal { _ = try AcceptSession(store: project.store, output: project.output) }
                == "Another accept is at work; it holds .build/proofsheet/accept.lock. Wait until it is done.")
        _ = try session.accept(TemporaryProject.name(), inputs: TemporaryProject.inputs())
        #expect(project.refusal() == nil)
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

    @Test("goldens are written through no symbolic link")
    func links() throws {
        let outside = TemporaryProject()
        try FileManager.default.createDirectory(atPath: project.root + "/Snapshots", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: project.root + "/Snapshots/Sources", withDestinationPath: outside.root)
        try project.check([("a", 1)])
        #expect(
            project.refusal { try project.accept() }
                == "Snapshots/Sources is a symbolic link, and goldens are written through none. Remove it.")
        #expect(outside.files("") == [])
    }

    @Test("a file where a folder should be is told, nothing is lost")
    func fileInTheWay() throws {
        try Data().write(to: URL(fileURLWithPath: project.root + "/Snapshots"))
        try project.check([("a", 1)])
        #expect(
            project.refusal { try project.accept() }
                == "Snapshots cannot be written: a part of the path is no folder; the goldens are unchanged.")
    }

    @Test("a folder that cannot be written keeps its golden", .disabled(if: geteuid() == 0, "root may write everywhere"))
    func readOnly() throws {
        try project.check([("a", 1)])
        try project.accept()
        try project.check([("a", 2)])
        let parent = (try project.store.folder(TemporaryProject.name()) as NSString).deletingLastPathComponent
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: parent)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: parent) }
        #expect(
            project.refusal { try project.accept() }
                == "Snapshots/Sources/Views/Rows/Plain/.review.accepting cannot be written: permission is denied; the goldens are unchanged."
        )
        #expect(project.refusal() == nil)
    }

    @Test("a full disk is told in words")
    func fullDisk() {
        #expect(
            SnapshotError.unwritable(path: "Snapshots/a.png", code: ENOSPC).description
                == "The disk is full, so Snapshots/a.png could not be written; the goldens are unchanged. Free some space and try again.")
    }
}
