import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

@Suite struct ClustersTests {
    private func clusters(_ snapshots: SnapshotReport...) -> [String] {
        Clusters(CheckReport(tools: [:], snapshots: snapshots)).all.map {
            "\($0.number) \($0.name.preview) \($0.outcome.rawValue) \($0.cells.count)"
        }
    }

    @Test("equal changes are one entry, whatever the amounts; others are their own")
    func grouping() throws {
        let (down, up) = (try SampleReport.moved(8), try SampleReport.moved(-8))
        let further = try SampleReport.moved(12)
        let cells = try SampleReport.cells().enumerated().map { index, cell in
            try SampleReport.cell(cell, .differs, change: index < 10 ? (index % 2 == 0 ? down : further) : up)
        }
        #expect(clusters(try SampleReport.snapshot(cells)) == ["1 Row differs 10", "2 Row differs 8"])
    }

    @Test("what failed comes first, then grave changes before slight ones, then what is missing and what is left over")
    func order() throws {
        let cells = SampleReport.cells()
        let text = try SampleReport.change("Text 0 0 9 9 \"a\"", "Text 0 0 9 9 \"b\"")
        let gone = try SampleReport.change("A 0 0 9 9\n└─ B 0 0 9 9", "A 0 0 9 9")
        let pixels = try SampleReport.change("A 0 0 90 90", "A 0 0 90 90")
        let mixed = [
            try SampleReport.cell(cells[0], .orphaned), try SampleReport.cell(cells[1], .missing),
            try SampleReport.cell(cells[2], .differs, change: pixels),
            try SampleReport.cell(cells[3], .differs, change: try SampleReport.moved(1)),
            try SampleReport.cell(cells[4], .differs, change: text),
            try SampleReport.cell(cells[5], .differs, change: gone), try SampleReport.cell(cells[6], .failed, reason: "It crashed."),
        ]
        let all = Clusters(CheckReport(tools: [:], snapshots: [try SampleReport.snapshot(mixed)])).all
        #expect(all.map(\.first.key) == [6, 5, 4, 3, 2, 1, 0].map { mixed[$0].key })
        #expect(all.map(\.isAcceptable) == [false, true, true, true, true, true, true])
    }

    @Test("of equally grave changes the one with more cells comes first")
    func size() throws {
        let cells = SampleReport.cells()
        func preview(_ name: String, _ count: Int) throws -> SnapshotReport {
            let change = try SampleReport.change("Text 0 0 9 9 \"a\"", "Text 0 0 9 9 \"\(name)\"")
            return try SampleReport.snapshot(
                try cells.prefix(count).map { try SampleReport.cell($0, .differs, change: change) }, preview: name)
        }
        #expect(
            clusters(try preview("A", 2), try preview("B", 3), try preview("C", 2)) == ["1 B differs 3", "2 A differs 2", "3 C differs 2"])
    }

    @Test("failures of one reason are one entry of a preview, fingerprints that differ too")
    func reasons() throws {
        let cells = SampleReport.cells()
        let failed = try cells.prefix(6).enumerated().map {
            try SampleReport.cell($1, .failed, reason: $0 < 4 ? "It crashed." : "It hangs.")
        }
        #expect(clusters(try SampleReport.snapshot(failed)) == ["1 Row failed 4", "2 Row failed 2"])
        let differing = try cells.map { try SampleReport.cell($0, .differs) }
        #expect(clusters(try SampleReport.snapshot(differing, keep: .fingerprints)) == ["1 Row differs 18"])
    }

    @Test("a change that several previews share is one entry, counted over all; what is not known to be the same stays apart")
    func shared() throws {
        func preview(_ name: String, _ outcome: Outcome, _ change: CellChange?, count: Int) throws -> SnapshotReport {
            try SampleReport.snapshot(
                try SampleReport.cells().prefix(count).map { try SampleReport.cell($0, outcome, change: change) }, preview: name)
        }
        let (down, up) = (try SampleReport.moved(8), try SampleReport.moved(-8))
        let snapshots = [
            try preview("A", .differs, down, count: 2), try preview("B", .differs, up, count: 3),
            try preview("C", .differs, down, count: 4),
            try preview("D", .missing, nil, count: 1), try preview("E", .missing, nil, count: 1),
        ]
        let source = try SampleReport.source(snapshots)
        let all = source.clusters.all
        #expect(all.map { $0.parts.map(\.name.preview) } == [["A", "C"], ["B"], ["D"], ["E"]])
        #expect(all[0].cells.count == 6 && all[0].previews == "Rows/A and 1 other preview")
        #expect(source.entries[0].title == "Rows/A and 1 other preview (review)")
        #expect(source.entries[0].place == "6 cells of 2 previews")
        #expect(source.entries[0].parts.map(\.plain) == ["`Rows/A`: all 2 cells", "`Rows/C`: all 4 cells"])
        #expect(
            TerminalReport(source: source).text.hasPrefix(
                """
                Rows/A (review): 2 differ
                Rows/B (review): 3 differ
                Rows/C (review): 4 differ
                Rows/D (review): 1 missing
                Rows/E (review): 1 missing
                1. Rows/A and 1 other preview (review) differ, 6 cells of 2 previews: `Save` moved down 8 pt
                   `Rows/A`: all 2 cells
                   `Rows/C`: all 4 cells
                   iphone-se-3: 8100 pixels differ
                """))
        #expect(source.entries[0].accept == "proofsheet accept --matrix review --cluster 1")
    }

    @Test("nothing but what matched is no entry")
    func matched() throws { #expect(clusters(try SampleReport.snapshot(SampleReport.cells())) == []) }
}
