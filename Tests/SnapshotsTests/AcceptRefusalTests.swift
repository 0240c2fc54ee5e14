import Foundation
import ProofsheetDrawing
import ProofsheetSnapshots
import Testing

@Suite struct AcceptRefusalTests {
    let project = TemporaryProject()

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
        #expect(project.files("Snapshots").count == 3)
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

    @Test("two accepts of different output folders write the same goldens, so the second is told to wait")
    func storeLock() throws {
        let session = try AcceptSession(store: project.store, output: project.output)
        let other = OutputFolder(path: project.root + "/other")
        #expect(
            project.refusal { _ = try AcceptSession(store: project.store, output: other) }
                == "Another accept is at work; it holds \(project.root). Wait until it is done.")
        withExtendedLifetime(session) {}
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
