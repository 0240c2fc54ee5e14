import Foundation
import ProofsheetDrawing
import ProofsheetSnapshots
import Testing

@Suite struct SnapshotCheckTests {
    let project = TemporaryProject()

    private func outcomes(_ report: SnapshotReport) -> [String] { report.cells.map { "\($0.key) \($0.outcome.rawValue)" } }

    @Test("without a golden every cell is missing, and nothing is written into Snapshots")
    func noGolden() throws {
        let report = try project.check([("a", 1), ("b", 1)])
        #expect(outcomes(report) == ["a missing", "b missing"])
        #expect(!report.hasGolden && !report.isMatch)
        #expect(project.files("Snapshots") == [])
        #expect(
            project.files(".build/proofsheet") == [
                "candidates/Sources/Views/Rows/Plain/review/a.png", "candidates/Sources/Views/Rows/Plain/review/a.txt",
                "candidates/Sources/Views/Rows/Plain/review/candidate.json",
            ])
    }

    @Test("an accepted cell matches without being drawn again")
    func matchedByFingerprint() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        let report = try project.check([("a", 1), ("b", 2)], drawn: { Issue.record("\($0) was drawn") })
        #expect(outcomes(report) == ["a matched", "b matched"])
        #expect(report.isMatch)
    }

    @Test("equal fingerprints are drawn once")
    func drawnOnce() throws {
        var drawn: [String] = []
        try project.check([("a", 1), ("b", 1), ("c", 2)], drawn: { drawn.append($0) })
        #expect(drawn == ["a", "c"])
    }

    @Test("a changed cell differs, with counts and a difference picture")
    func differs() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        let report = try project.check([("a", 1), ("b", 5)])
        #expect(outcomes(report) == ["a matched", "b differs"])
        let cell = report.cells[1]
        #expect(cell.comparison?.differingPixels == 12 && cell.comparison?.maxChannelDifference == 3)
        #expect(cell.golden == project.root + "/Snapshots/Sources/Views/Rows/Plain/review/b.png")
        #expect(cell.candidate == project.root + "/.build/proofsheet/candidates/Sources/Views/Rows/Plain/review/b.png")
        #expect(cell.difference == project.root + "/.build/proofsheet/differences/Sources/Views/Rows/Plain/review/b.png")
        #expect(FileManager.default.fileExists(atPath: cell.difference ?? ""))
    }

    @Test("a cell that now shows another golden's picture points there")
    func otherGolden() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        let report = try project.check([("a", 1), ("b", 1)])
        #expect(outcomes(report) == ["a matched", "b differs"])
        #expect(report.cells[1].candidate == project.root + "/Snapshots/Sources/Views/Rows/Plain/review/a.png")
    }

    @Test("cells that the matrix gained are missing, those it lost are orphaned, each in one line")
    func grownAndShrunk() throws {
        try project.check([("iphone-16", 1), ("iphone-16.dark", 1), ("ipad.dark", 2)])
        try project.accept()
        let report = try project.check([("iphone-16", 1), ("iphone-16.dark", 1), ("iphone-17e", 1), ("iphone-17e.dark", 1)])
        #expect(
            outcomes(report) == [
                "iphone-16 matched", "iphone-16.dark matched", "iphone-17e missing", "iphone-17e.dark missing",
                "ipad.dark orphaned",
            ])
        #expect(report.growth == ["grew by the device iphone-17e: 2 cells", "shrank by the device ipad: 1 cell"])
    }

    @Test("a run of a part reports that part and finds nothing orphaned")
    func selection() throws {
        try project.check([("a", 1), ("b", 2), ("z", 3)])
        try project.accept()
        let report = try project.check([("a", 1), ("b", 9), ("c", 9)], selection: ["a"])
        #expect(outcomes(report) == ["a matched"])
        #expect(!report.isComplete && report.isMatch)
    }

    @Test("missing and orphaned cells are known before anything is judged")
    func knownBefore() throws {
        try project.check([("a", 1), ("z", 3)])
        try project.accept()
        let plan = try TemporaryProject.plan(["a", "b"])
        let check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        #expect(check.missing == ["b"])
        #expect(check.orphaned == ["z"])
    }

    @Test("the order in which cells come changes neither the report nor a file", arguments: [[3, 1, 4, 0, 2], [4, 3, 2, 1, 0]])
    func anyOrder(_ order: [Int]) throws {
        // A picture that differs for two cells, one that a golden has, a failed cell.
        try project.check([("a", 1), ("b", 1), ("c", 2), ("d", 3), ("e", 4)])
        try project.accept()
        let shades: [(String, UInt8?)] = [("a", 9), ("b", 9), ("c", 1), ("d", nil), ("e", 7)]
        let output = project.root + "/.build/proofsheet"
        func files() throws -> [String: Data] {
            Dictionary(
                uniqueKeysWithValues: try project.files(".build/proofsheet").map {
                    ($0, try Data(contentsOf: URL(fileURLWithPath: output + "/" + $0)))
                })
        }
        let straight = try project.check(shades)
        let expected = try files()
        let plan = try TemporaryProject.plan(shades.map(\.0))
        var check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        for index in order {
            let (key, shade) = shades[index]
            guard let shade else {
                check.fail(key, reason: "It crashed.")
                continue
            }
            try check.judge(key, fingerprint: Fingerprint(of: [shade]), tree: { "tree \(shade)\n" }) { try TemporaryProject.bitmap(shade) }
        }
        #expect(try check.finish() == straight)
        #expect(try files() == expected)
    }

    @Test("a run of a part finds those cells orphaned that it covers")
    func coveredOrphans() throws {
        try project.check([("a", 1), ("a.old", 2), ("z.old", 3)])
        try project.accept()
        let plan = try SnapshotPlan(
            name: TemporaryProject.name(), axes: [], cells: ["a", "b"].map { PlannedCell(key: $0, traits: [:]) }, selection: ["a"],
            covers: { $0.hasPrefix("a") })
        let check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        #expect(check.orphaned == ["a.old"])
    }

    @Test("a failed cell has its reason, and one that was never judged failed too")
    func failed() throws {
        #expect(try project.check([("a", nil)]).cells[0].reason == "It crashed.")
        let plan = try TemporaryProject.plan(["a"])
        var check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        #expect(
            try check.finish().cells == [CellReport(key: "a", traits: ["device": "a"], outcome: .failed, reason: "It was not rendered.")])
    }

    @Test("a picture that cannot be drawn fails its cell only")
    func drawingFails() throws {
        let plan = try TemporaryProject.plan(["a", "b"])
        var check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
        try check.judge("a", fingerprint: Fingerprint(of: []), tree: { "" }, picture: { throw Refusal() })
        try check.judge("b", fingerprint: Fingerprint(of: [1]), tree: { "" }, picture: { try TemporaryProject.bitmap(1) })
        let report = try check.finish()
        #expect(outcomes(report) == ["a failed", "b missing"])
        #expect(report.cells[0].reason == "There is no font.")
    }

    private struct Refusal: Error, CustomStringConvertible {
        let description = "There is no font."
    }

    @Test("after a change of tools equal lists are compared by pixels")
    func otherTools() throws {
        try project.check([("a", 1), ("b", 2)])
        try project.accept()
        var drawn: [String] = []
        let tools = TemporaryProject.inputs(tools: ["engine": "2", "cairo": "1.18"])
        let report = try project.check([("a", 1), ("b", 2)], inputs: tools, drawn: { drawn.append($0) })
        #expect(drawn == ["a", "b"])
        #expect(report.isMatch)
        #expect(report.toolChanges.map(\.name) == ["cairo", "engine"])
    }

    @Test("ignoring fingerprints gives the same outcomes by drawing everything")
    func byPixels() throws {
        try project.check([("a", 1), ("b", 2), ("c", 2)])
        try project.accept()
        let shades: [(String, UInt8?)] = [("a", 1), ("b", 7), ("c", 2)]
        var drawn: [String] = []
        let quick = try project.check(shades)
        let slow = try project.check(shades, ignoresFingerprints: true, drawn: { drawn.append($0) })
        #expect(outcomes(quick) == outcomes(slow))
        #expect(drawn == ["a", "b", "c"])
    }

    @Test("a difference within the tolerance matches and is still told")
    func tolerated() throws {
        try project.check([("a", 1)])
        try project.accept()
        let report = try project.check([("a", 3)], tolerance: Tolerance(maxChannelDifference: 2))
        #expect(report.isMatch)
        #expect(report.cells[0].comparison?.maxChannelDifference == 2)
    }

    @Test("where only fingerprints are kept nothing is drawn")
    func fingerprintsOnly() throws {
        func check(_ shade: UInt8) throws -> SnapshotReport {
            try project.check([("a", shade)], keep: .fingerprints, drawn: { Issue.record("\($0) was drawn") })
        }
        #expect(outcomes(try check(1)) == ["a missing"])
        try project.accept()
        #expect(project.files("Snapshots") == ["Sources/Views/Rows/Plain/review/golden.json"])
        #expect(outcomes(try check(1)) == ["a matched"])
        #expect(outcomes(try check(2)) == ["a differs"])
    }

    @Test("the order in which cells arrive changes nothing that is written")
    func anyOrder() throws {
        let shades: [(String, UInt8)] = [("a", 1), ("b", 2), ("c", 1), ("d", 2)]
        func run(_ order: [Int]) throws -> (SnapshotReport, [String]) {
            let plan = try TemporaryProject.plan(shades.map(\.0))
            var check = try SnapshotCheck(plan, store: project.store, output: project.output, inputs: TemporaryProject.inputs())
            for index in order {
                let (key, shade) = shades[index]
                try check.judge(key, fingerprint: Fingerprint(of: [shade]), tree: { key }, picture: { try TemporaryProject.bitmap(shade) })
            }
            let report = try check.finish()
            let folder = ".build/proofsheet/candidates"
            return (
                report,
                try project.files(folder).map {
                    $0 + Fingerprint(of: try Array(Data(contentsOf: URL(fileURLWithPath: project.root + "/" + folder + "/" + $0)))).hex
                }
            )
        }
        let (first, firstFiles) = try run([0, 1, 2, 3])
        let (second, secondFiles) = try run([3, 2, 1, 0])
        #expect(first == second)
        #expect(firstFiles == secondFiles)
        #expect(firstFiles.count == 5)
    }

    @Test("a damaged golden fails the cells of its preview with the reason, is not taken for a missing one, and stays")
    func damaged() throws {
        try project.check([("a", 1), ("z", 2)])
        try project.accept()
        try project.write(Array("GIF89a".utf8), "a.png")
        let report = try project.check([("a", 1), ("b", 2)])
        let reason =
            "The golden Snapshots/Sources/Views/Rows/Plain/review/a.png is not a PNG picture. "
            + "Restore it from version control, or delete its folder and run proofsheet check and accept."
        #expect(report.cells.map(\.outcome) == [.failed, .failed] && report.cells.allSatisfy { $0.reason == reason })
        #expect(report.hasGolden && report.growth == [])
        #expect(project.refusal { _ = try project.accept() } == reason)
        #expect(try project.read("a.png") == Array("GIF89a".utf8))
    }
}
