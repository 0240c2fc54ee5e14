/// The words for a report: a pure function of it, for a terminal or a plain file.
package struct ReportText {
    private let report: CheckReport
    private let isColored: Bool
    private let limit: Int
    private let entries: [String]?
    private let accepting: String
    private let shown: (String) -> String

    /// With colours for a terminal; of each outcome at most `limit` cells of a preview are listed.
    ///
    /// Entries are lines that take the place of the lists of cells that failed or differ. `accepting` is the command that accepts. `shown` makes a path of the report one that
    /// can be opened from the current folder.
    package init(
        _ report: CheckReport, isColored: Bool = false, limit: Int = 20, entries: [String]? = nil,
        accepting: String = "proofsheet accept", shown: @escaping (String) -> String = { $0 }
    ) {
        self.entries = entries
        self.accepting = accepting
        self.report = report
        self.isColored = isColored
        self.limit = max(limit, 1)
        self.shown = shown
    }

    /// What is not as it should be, preview by preview, then the totals; each line ended by a line feed.
    package var text: String {
        var lines = report.snapshots.flatMap(lines)
        lines += report.orphanedFolders.map {
            "\(colored("orphaned", .orphaned)) \(shown("Snapshots/\($0)")): its preview or matrix is gone; proofsheet prune removes it"
        }
        return (lines + (entries ?? []) + [totals]).map { $0 + "\n" }.joined()
    }

    /// One line that counts the outcomes of all cells.
    package var totals: String {
        let cells = report.snapshots.reduce(0) { $0 + $1.cells.count }
        let recorded = report.snapshots.reduce(0) { $0 + $1.cells.count { $0.recorded == true } }
        let left = report.orphanedFolders.count
        return "\(Self.cells(cells)): \(counts { report.count($0) })" + (recorded > 0 ? "; \(recorded) recorded" : "")
            + (left == 0 ? "." : left == 1 ? "; 1 golden is left over." : "; \(left) goldens are left over.")
    }

    private func lines(_ snapshot: SnapshotReport) -> [String] {
        let tolerated = snapshot.cells.filter { $0.outcome == .matched && $0.comparison?.isExact == false }
        let recorded = snapshot.cells.count { $0.recorded == true }
        guard !snapshot.isMatch || !tolerated.isEmpty || recorded > 0 else { return [] }
        var lines = ["\(snapshot.name): \(counts(snapshot.count))"]
        if !snapshot.hasGolden {
            let fresh = snapshot.cells.count { $0.outcome == .missing && $0.recorded != true }
            let words = report.range.map { "new since \($0.baseWords): " } ?? "no golden yet; \(accepting) would add "
            if fresh > 0 { lines.append("  " + words + Self.cells(fresh)) }
        }
        if let range = report.range, snapshot.isVanished { lines.append("  vanished since \(range.baseWords)") }
        if recorded > 0 { lines.append("  recorded \(Self.cells(recorded)) as goldens") }
        lines += snapshot.growth.map { "  " + $0 }
        if !snapshot.isMatch {
            lines += snapshot.toolChanges.map { "  made with other tools: " + $0.sentence }
        }
        if entries == nil {
            lines += failures(snapshot.cells.filter { $0.outcome == .failed })
            lines += list(snapshot.cells.filter { $0.outcome == .differs && $0.recorded != true }, .differs)
        }
        return lines + list(tolerated, .matched)
    }

    /// One line for each reason, however many cells it cost.
    private func failures(_ cells: [CellReport]) -> [String] {
        var reasons: [String] = []
        var keys: [String: [String]] = [:]
        for cell in cells {
            if keys.updateValue((keys[cell.detail] ?? []) + [cell.key], forKey: cell.detail) == nil { reasons.append(cell.detail) }
        }
        let lines = reasons.prefix(limit).map { reason in
            let others = (keys[reason]?.count ?? 1) - 1
            let more = others > 0 ? " and \(others) more" : ""
            return "  \(colored("failed", .failed)) \(keys[reason]?.first ?? "")\(more): \(reason)"
        }
        return reasons.count > limit ? lines + ["  and \(reasons.count - limit) more reasons"] : lines
    }

    private func list(_ cells: [CellReport], _ outcome: Outcome) -> [String] {
        let lines = cells.prefix(limit).flatMap { cell in
            ["  \(colored(outcome.rawValue, outcome)) \(cell.key): \(cell.detail)"]
                + [cell.difference ?? cell.candidate].compactMap { $0.map { "    see " + shown($0) } }
        }
        return cells.count > limit ? lines + ["  and \(cells.count - limit) more \(outcome.word(cells.count - limit))"] : lines
    }

    private func counts(_ count: (Outcome) -> Int) -> String {
        let parts = Outcome.allCases.filter { count($0) > 0 }.map { colored("\(count($0)) \($0.word(count($0)))", $0) }
        return parts.isEmpty ? "nothing checked" : parts.joined(separator: ", ")
    }

    private func colored(_ text: String, _ outcome: Outcome) -> String {
        guard isColored else { return text }
        let code =
            switch outcome {
            case .matched: 32
            case .differs, .failed: 31
            case .missing, .orphaned: 33
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }

    private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}

extension Outcome {
    /// The word after a count.
    fileprivate func word(_ count: Int) -> String { self == .differs && count > 1 ? "differ" : rawValue }
}

extension CellReport {
    fileprivate var detail: String {
        if let reason { return reason }
        return comparison?.sentence ?? "its fingerprint is another one"
    }
}

extension SnapshotReport.ToolChange {
    fileprivate var sentence: String {
        switch (golden, now) {
        case (let golden?, let now?): "\(name) was \(golden), now \(now)"
        case (let golden?, nil): "\(name) was \(golden), now it is not used"
        case (nil, let now?): "\(name) was not used, now \(now)"
        case (nil, nil): name
        }
    }
}
