import Testing

@testable import ProofsheetPreviews
@testable import ProofsheetSnapshots

@Suite struct CellCommandTests {
    @Test("the command names the preview and the traits of axes that vary")
    func traits() throws {
        let snapshot = try SampleReport.snapshot(SampleReport.cells())
        #expect(
            CellCommand(snapshot.cells[3], of: snapshot, trying: TriedSizeClasses(snapshot), inputs: ["Sources/My Views"]).line
                == "proofsheet check 'Sources/My Views' --preview Rows/Row --matrix review --device iphone-se-3 --category accessibilityLarge --scheme dark"
        )
    }

    @Test(
        "what a shell would read something into is quoted",
        arguments: [
            ("a'b", "'a'\\''b'"), ("$(rm -rf x)", "'$(rm -rf x)'"), ("", "''"), ("a\nb", "'a\nb'"),
            ("<img onerror=x>", "'<img onerror=x>'"),
            ("Rows/Plain-1.2", "Rows/Plain-1.2"), ("é", "'é'"),
        ])
    func quoting(word: String, quoted: String) { #expect(CellCommand.quoted(word) == quoted) }

    @Test("size classes are named only where the same screen has others")
    func sizeClasses() throws {
        func cell(_ horizontal: String) -> CellReport {
            CellReport(
                key: horizontal, traits: ["device": "iphone-16", "horizontalSizeClass": horizontal, "verticalSizeClass": "regular"],
                outcome: .differs)
        }
        let axes = [SnapshotAxis(name: "device", traits: ["iphone-16"])]
        let forced = try SampleReport.snapshot([cell("compact"), cell("regular")], axes: axes)
        #expect(
            CellCommand(forced.cells[1], of: forced, trying: TriedSizeClasses(forced), inputs: []).words.suffix(2) == [
                "--size-class", "regular-regular",
            ])
        let derived = try SampleReport.snapshot([cell("compact")], axes: axes)
        #expect(!CellCommand(derived.cells[0], of: derived, trying: TriedSizeClasses(derived), inputs: []).words.contains("--size-class"))
    }
}
