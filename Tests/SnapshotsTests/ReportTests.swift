import ProofsheetSnapshots
import Testing

@Suite struct ReportTests {
    let project = TemporaryProject()

    private func text(_ snapshots: [SnapshotReport], orphaned: [String] = [], limit: Int = 20) -> String {
        ReportText(CheckReport(tools: ["engine": "1"], snapshots: snapshots, orphanedFolders: orphaned, base: project.root), limit: limit)
            .text
    }

    @Test("when everything matches there is one line")
    func matched() throws {
        try project.check([("a", 1)])
        try project.accept()
        #expect(text([try project.check([("a", 1)])]) == "1 cell: 1 matched.\n")
    }

    @Test("without a golden the text says what accept would add")
    func fresh() throws {
        #expect(
            text([try project.check([("a", 1), ("b", 2)])]) == """
                Rows/Plain (review): 2 missing
                  no golden yet; proofsheet accept would add 2 cells
                2 cells: 2 missing.

                """)
    }

    @Test("every outcome has its lines")
    func everything() throws {
        try project.check([("a", 1), ("b", 2), ("z", 2)])
        try project.accept()
        let tools = TemporaryProject.inputs(tools: ["engine": "2"])
        let report = try project.check([("a", 1), ("b", 5), ("c", 4), ("d", nil)], inputs: tools)
        #expect(
            text([report], orphaned: ["Old/Row/review"]) == """
                Rows/Plain (review): 1 matched, 1 differs, 1 missing, 1 orphaned, 1 failed
                  grew by the devices c and d: 2 cells
                  shrank by the device z: 1 cell
                  made with other tools: engine was 1, now 2
                  failed d: It crashed.
                  differs b: 12 pixels differ by at most 3 of 255 within 4 x 3 at (0, 0)
                    see .build/proofsheet/differences/Sources/Views/Rows/Plain/review/b.png
                orphaned Snapshots/Old/Row/review: its preview or matrix is gone; proofsheet prune removes it
                5 cells: 1 matched, 1 differs, 1 missing, 1 orphaned, 1 failed; 1 golden is left over.

                """)
    }

    @Test("long lists end in a count")
    func limited() throws {
        try project.check((0..<5).map { ("c\($0)", 1) })
        try project.accept()
        let report = try project.check((0..<5).map { ("c\($0)", 2) })
        let lines = text([report], limit: 2).split(separator: "\n")
        #expect(lines.suffix(2) == ["  and 3 more differ", "5 cells: 5 differ."])
    }

    @Test("cells that failed for one reason are one line")
    func failures() throws {
        let report = try project.check([("a", nil), ("b", nil), ("c", nil)])
        #expect(text([report]).split(separator: "\n").dropFirst() == ["  failed a and 2 more: It crashed.", "3 cells: 3 failed."])
    }

    @Test("paths are those that the reader can open")
    func shownPaths() throws {
        try project.check([("a", 1)])
        try project.accept()
        let changed = try project.check([("a", 2)])
        let report = CheckReport(tools: [:], snapshots: [changed], orphanedFolders: ["Old/Row/review"], base: project.root)
        let text = ReportText(report, shown: { "up/" + $0 }).text
        #expect(text.contains("\n    see up/.build/proofsheet/differences/Sources/Views/Rows/Plain/review/a.png\n"))
        #expect(text.contains("\norphaned up/Snapshots/Old/Row/review: its preview or matrix is gone; proofsheet prune removes it\n"))
        #expect(report.snapshots[0].cells[0].golden == "Snapshots/Sources/Views/Rows/Plain/review/a.png")
        #expect(CheckReport(tools: [:], snapshots: [changed]).snapshots[0].cells[0].golden?.hasPrefix(project.root) == true)
    }

    @Test("colours are for terminals only")
    func colors() throws {
        let report = CheckReport(tools: [:], snapshots: [try project.check([("a", 1)])])
        #expect(ReportText(report, isColored: true).totals == "1 cell: \u{1B}[33m1 missing\u{1B}[0m.")
        #expect(ReportText(report).totals == "1 cell: 1 missing.")
    }

    @Test("report.json is read back equal and is the same from two runs")
    func json() throws {
        let snapshots = [try project.check([("a", 1), ("b", nil)], preview: "Z"), try project.check([("a", 1)])]
        let report = CheckReport(tools: ["engine": "1"], snapshots: snapshots)
        #expect(report.snapshots.map(\.name.preview) == ["Plain", "Z"])
        #expect(try CheckReport(json: report.json(), path: "report.json") == report)
        #expect(CheckReport(tools: ["engine": "1"], snapshots: snapshots.reversed()).json() == report.json())
    }

    @Test("a leftover golden alone fails the check")
    func leftover() { #expect(!CheckReport(tools: [:], snapshots: [], orphanedFolders: ["a"]).isMatch) }
}
