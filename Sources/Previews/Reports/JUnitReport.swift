import ProofsheetSnapshots

/// The report in the XML that JUnit made common: a suite for each preview, a case for each cell.
package struct JUnitReport {
    private let source: ReportSource

    package init(_ source: ReportSource) { self.source = source }

    package var xml: String {
        let report = source.report
        let entries = Dictionary(
            source.entries.flatMap { entry in
                entry.cluster.parts.flatMap { part in part.cells.map { (Key(name: part.name, cell: $0.key), entry) } }
            }
        ) { first, _ in first }
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
        let total = report.snapshots.reduce(0) { $0 + $1.cells.count }
        lines.append(
            "<testsuites name=\"proofsheet\" tests=\"\(total + report.orphanedFolders.count)\" "
                + "failures=\"\(Self.failures(report.snapshots.flatMap(\.cells)) + report.orphanedFolders.count)\" errors=\"\(report.count(.failed))\">"
        )
        for snapshot in report.snapshots { lines += suite(snapshot, entries) }
        if !report.orphanedFolders.isEmpty { lines += orphans(report.orphanedFolders) }
        return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
    }

    private struct Key: Hashable {
        let name: SnapshotName
        let cell: String
    }

    private func suite(_ snapshot: SnapshotReport, _ entries: [Key: ReportSource.Entry]) -> [String] {
        let name = Self.escaped(snapshot.name.description)
        let head =
            "  <testsuite name=\"\(name)\" tests=\"\(snapshot.cells.count)\" failures=\"\(Self.failures(snapshot.cells))\" "
            + "errors=\"\(snapshot.count(.failed))\">"
        let cases = snapshot.cells.flatMap { cell -> [String] in
            let open = "    <testcase classname=\"\(name)\" name=\"\(Self.escaped(cell.key))\""
            guard let entry = entries[Key(name: snapshot.name, cell: cell.key)] else { return [open + "/>"] }
            let kind = cell.outcome == .failed ? "error" : "failure"
            let message = "\(cell.outcome.rawValue): \(cell.reason ?? ChangeWords(cell).phrases.first?.plain ?? entry.headline.plain)"
            return [
                open + ">",
                "      <\(kind) type=\"\(cell.outcome.rawValue)\" message=\"\(Self.escaped(message))\">\(Self.escaped(details(cell, snapshot, entry)))</\(kind)>",
                "    </testcase>",
            ]
        }
        return [head] + cases + ["  </testsuite>"]
    }

    private func details(_ cell: CellReport, _ snapshot: SnapshotReport, _ entry: ReportSource.Entry) -> String {
        var lines: [String] = []
        if let reason = cell.reason { lines.append(reason) }
        lines += ChangeWords(cell).phrases.map(\.plain)
        if let comparison = cell.comparison { lines.append(comparison.sentence) }
        if let note = entry.note { lines.append(note) }
        let cells = entry.cluster.count
        lines.append("Change \(entry.cluster.number)" + (cells > 1 ? ", the same in \(entry.place)" : ""))
        if let crop = entry.cluster.crop { lines.append("See \(source.shownFile(crop))") }
        return (lines + [source.command(cell, of: snapshot)]).joined(separator: "\n")
    }

    private func orphans(_ folders: [String]) -> [String] {
        let cases = folders.flatMap { folder in
            [
                "    <testcase classname=\"goldens left over\" name=\"\(Self.escaped(folder))\">",
                "      <failure type=\"orphaned\" message=\"Snapshots/\(Self.escaped(folder)): its preview or matrix is gone\"/>",
                "    </testcase>",
            ]
        }
        return ["  <testsuite name=\"goldens left over\" tests=\"\(folders.count)\" failures=\"\(folders.count)\" errors=\"0\">"] + cases
            + ["  </testsuite>"]
    }

    private static func failures(_ cells: [CellReport]) -> Int { cells.count { !$0.isGood && $0.outcome != .failed } }

    /// Text from anywhere, harmless in content and in attributes; what XML cannot hold becomes U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
            case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
            case "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            default: result.append(scalar.value < 32 ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }
}
