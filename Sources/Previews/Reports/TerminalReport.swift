import ProofsheetSnapshots

/// What a check prints: a summary of each preview that is not as it should be, the changes with their commands, and the totals.
struct TerminalReport {
    let source: ReportSource
    /// As many changes are listed.
    var limit = 20

    /// As many changes of views are told of each.
    private static let mostWords = 6

    var text: String {
        let entries = source.entries.filter { [.failed, .differs].contains($0.cluster.outcome) }
        var lines = entries.prefix(limit).flatMap(lines)
        if entries.count > limit { lines.append("and \(entries.count - limit) more changes") }
        if let range = source.report.range { lines.append(range.sentence()) }
        if !source.report.isMatch { lines.append("Report: \(source.shownFile(ReportFiles.page))") }
        guard let command = source.testCommand else { return ReportText(source.report, entries: lines, shown: source.shown).text }
        return ReportText(source.report, entries: lines, accepting: ReportSource.recording(command), shown: source.shown).text
    }

    func lines(_ entry: ReportSource.Entry) -> [String] {
        let cells = entry.cluster.count
        let outcome = entry.cluster.outcome == .differs && !entry.parts.isEmpty ? "differ" : entry.cluster.outcome.rawValue
        var lines = ["\(entry.cluster.number). \(entry.title) \(outcome), \(entry.place): \(entry.headline.plain)"]
        lines += entry.parts.map { indented($0.plain) }
        if let reason = entry.cluster.first.reason { lines.append(indented(reason)) }
        lines += entry.words.prefix(Self.mostWords).map { indented($0.plain) }
        if entry.words.count > Self.mostWords { lines.append(indented("and \(entry.words.count - Self.mostWords) more")) }
        if let pixels = entry.pixels { lines.append(indented(cells == 1 ? pixels : "\(entry.cluster.first.key): \(pixels)")) }
        if let note = entry.note { lines.append(indented(note)) }
        if source.testCommand != nil { lines += pictures(entry.cluster.first).map { indented("\($0.kind) \(source.shown($0.path))") } }
        if let crop = entry.cluster.crop { lines.append(indented("see \(source.shownFile(crop))")) }
        lines.append(indented(entry.command))
        if source.testCommand != nil, let accept = entry.accept { lines.append(indented("to accept: " + accept)) }
        return lines
    }

    private func pictures(_ cell: CellReport) -> [(kind: String, path: String)] {
        [("golden", cell.golden), ("candidate", cell.candidate), ("difference", cell.difference)].compactMap { kind, path in
            path.map { (kind, $0) }
        }
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "   " + $0 }.joined(separator: "\n")
    }
}
