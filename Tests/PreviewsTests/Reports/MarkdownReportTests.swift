import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

@Suite struct MarkdownReportTests {
    @Test("when everything matched it is two lines")
    func matched() throws {
        #expect(
            MarkdownReport(try SampleReport.source([try SampleReport.snapshot(SampleReport.cells())])).text == """
                ## Proofsheet: everything matched

                18 cells: 18 matched.

                """)
    }

    @Test("each change has its words, its cut-out and its command")
    func changes() throws {
        let cells = try SampleReport.cells().enumerated().map { index, cell in
            index < 6 ? try SampleReport.cell(cell, .differs, change: try SampleReport.moved(8)) : cell
        }
        #expect(
            MarkdownReport(try SampleReport.source([try SampleReport.snapshot(cells)], orphaned: ["Old/Row/review"])).text == """
                ## Proofsheet: 1 change

                18 cells: 12 matched, 6 differ; 1 golden is left over.

                - `Snapshots/Old/Row/review`: its preview or matrix is gone; `proofsheet prune` removes it

                ### 1. `Save` moved down 8 pt

                **differs** · `Rows/Row (review)` · 6 cells on iPhone SE (3rd generation)

                `iphone-se-3`: 8100 pixels differ by at most 1 of 255 within 90 x 90 at (0, 0)

                See `.build/proofsheet/crops/Sources/Rows/Row/review/iphone-se-3.png`

                ```text
                proofsheet check --preview Rows/Row --matrix review --device iphone-se-3 --category large --scheme light
                ```

                """)
    }

    @Test(
        "names cannot break out of their code",
        arguments: [("a`b", "``a`b``"), ("`", "`` ` ``"), ("", "`  `"), ("a\nb", "`a b`"), ("<img>", "`<img>`")])
    func code(name: String, code: String) { #expect(MarkdownReport.code(name) == code) }

    @Test("a block of code ends where we end it")
    func block() { #expect(MarkdownReport.block("```\n# x") == "````text\n```\n# x\n````") }

    @Test("our own words from user data are no markup")
    func escaped() { #expect(MarkdownReport.escaped("<b>*x*|#[y]\n`z`&") == "&lt;b&gt;\\*x\\*\\|\\#\\[y\\] \\`z\\`&amp;") }

    @Test("long reports end in a count")
    func limited() throws {
        let snapshots = try (0..<5).map { index in
            let change = try SampleReport.change("Text 0 0 9 9 \"a\"", "Text 0 0 9 9 \"\(index)\"")
            return try SampleReport.snapshot(
                [try SampleReport.cell(SampleReport.cells()[0], .differs, change: change)], preview: "P\(index)")
        }
        #expect(
            MarkdownReport(try SampleReport.source(snapshots), limit: 2).text.hasSuffix(
                "\n\nand 3 more changes, all of them in `.build/proofsheet/report.html`.\n"))
    }

    @Test("a golden that is a fingerprint only is said to be one")
    func fingerprints() throws {
        let cells = try SampleReport.cells().map { try SampleReport.cell($0, .differs) }
        let text = MarkdownReport(try SampleReport.source([try SampleReport.snapshot(cells, keep: .fingerprints)])).text
        #expect(text.contains("### 1. its fingerprint is another one\n"))
        #expect(text.contains("\n" + ReportSource.fingerprintNote + "\n"))
    }
}
