import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots
import Testing

@Suite struct PruneTests {
    let project = TemporaryProject()

    private func prune(_ keys: [String], keep: Keep = .pictures) throws -> Acceptance? {
        try AcceptSession(store: project.store, output: project.output).prune(TemporaryProject.plan(keys, keep: keep))
    }

    @Test("cells that the matrix lost go, with the pictures that only they showed")
    func cells() throws {
        try project.check([("a", 1), ("b", 2), ("z", 3)])
        try project.accept()
        let kept = try project.read("a.png")
        let acceptance = try #require(try prune(["a", "b", "new"]))
        #expect(acceptance.removed == ["z"] && acceptance.added == [] && acceptance.changed == [])
        #expect(acceptance.sentence == "Rows/Plain (review): 1 removed.")
        #expect(
            project.files("Snapshots").map { $0.split(separator: "/").last ?? "" } == ["a.png", "a.txt", "b.png", "b.txt", "golden.json"])
        #expect(try project.read("a.png") == kept)
        #expect(try project.check([("a", 1), ("b", 2)]).isMatch)
    }

    @Test("a picture that a kept cell shows too gets that cell's name")
    func shared() throws {
        try project.check([("a", 1), ("b", 1)])
        try project.accept()
        _ = try prune(["b"])
        #expect(project.files("Snapshots").map { $0.split(separator: "/").last ?? "" } == ["b.png", "b.txt", "golden.json"])
        #expect(try project.check([("b", 1)]).isMatch)
    }

    @Test("a golden whose preview is gone loses the cells that are named, and what stays keeps its file names")
    func partly() throws {
        try project.check([("c", 1), ("a", 1), ("b", 2), ("d", 3)])
        try project.accept()
        let session = try AcceptSession(store: project.store, output: project.output)
        #expect(try session.remove(["d", "never"], of: TemporaryProject.name())?.removed == ["d"])
        #expect(
            project.files("Snapshots").map { $0.split(separator: "/").last ?? "" } == ["b.png", "b.txt", "c.png", "c.txt", "golden.json"])
        #expect(try session.remove(["d"], of: TemporaryProject.name()) == nil)
        #expect(try session.remove(["c"], of: TemporaryProject.name())?.removed == ["c"])
        #expect(try project.store.golden(TemporaryProject.name())?.golden.cells["a"]?.picture == "a")
        #expect(try session.remove(["a", "b"], of: TemporaryProject.name())?.sentence == "Rows/Plain (review): 2 removed.")
        #expect(project.files("Snapshots") == [])
    }

    @Test("goldens of fingerprints are pruned too, and a second time there is nothing to do")
    func fingerprints() throws {
        try project.check([("a", 1), ("z", 3)], keep: .fingerprints)
        try project.accept()
        #expect(try prune(["a"], keep: .fingerprints)?.removed == ["z"])
        #expect(try prune(["a"], keep: .fingerprints) == nil)
        #expect(try project.check([("a", 1)], keep: .fingerprints).isMatch)
    }

    @Test("a golden made with other tools is pruned without its pictures being drawn again")
    func otherTools() throws {
        let old = TemporaryProject.inputs(tools: ["engine": "0"])
        try project.check([("a", 1), ("z", 3)], inputs: old)
        try project.accept(inputs: old)
        #expect(try prune(["a"])?.removed == ["z"])
        #expect(try project.store.golden(TemporaryProject.name())?.golden.tools == ["engine": "0"])
    }

    @Test("a golden that another program packed again still matches, and stays as it is when others are accepted")
    func packedAgain() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        let file = try PNGEncoder(.scratch).encode(TemporaryProject.bitmap(1))
        #expect(try project.read("a.png") != file)
        try project.write(file, "a.png")
        #expect(try project.check([("a", 1), ("b", 2)]).isMatch)
        #expect(try project.check([("a", 4), ("b", 2)]).count(.differs) == 1)
        try project.check([("a", 1), ("b", 5)])
        try project.accept()
        #expect(try project.read("a.png") == file)
        #expect(try project.check([("a", 1), ("b", 5)]).isMatch)
    }

    @Test("a preview called like a manifest hides no golden and is none itself")
    func manifestName() throws {
        try project.check([("a", 1)], preview: "golden.json")
        try project.accept(preview: "golden.json")
        #expect(try project.store.paths() == ["Sources/Views/Rows/golden.json/review"])
    }
}
