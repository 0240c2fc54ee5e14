import ProofsheetSnapshots

/// The report in Markdown, short enough for the summary of a CI job.
package struct MarkdownReport {
    private let source: ReportSource
    private let limit: Int

    /// At most `limit` changes are listed, because CI services refuse long summaries.
    package init(_ source: ReportSource, limit: Int = 50) {
        self.source = source
        self.limit = max(limit, 1)
    }

    package var text: String {
        let report = source.report
        var blocks = ["## Proofsheet: \(report.isMatch ? "everything matched" : Self.changes(source.clusters.all.count))"]
        blocks.append(ReportText(report).totals)
        let notes = notes(report)
        if !notes.isEmpty { blocks.append(notes.map { "- \($0)" }.joined(separator: "\n")) }
        let entries = source.entries
        blocks += entries.prefix(limit).map(block)
        if entries.count > limit {
            blocks.append("and \(entries.count - limit) more changes, all of them in \(Self.code(source.shownFile(ReportFiles.page))).")
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func notes(_ report: CheckReport) -> [String] {
        var notes: [String] = []
        for snapshot in report.snapshots where !snapshot.isMatch {
            notes += snapshot.growth.map { "\(Self.code(snapshot.name.description)) \(Self.escaped($0))" }
        }
        if let range = report.range { notes.insert(range.sentence(Self.code), at: 0) }
        return notes
            + report.orphanedFolders.map { "\(Self.code("Snapshots/" + $0)): its preview or matrix is gone; `proofsheet prune` removes it" }
    }

    private func block(_ entry: ReportSource.Entry) -> String {
        let cluster = entry.cluster
        let headline = entry.headline.text(words: Self.escaped, name: Self.code)
        let place = cluster.count == 1 ? Self.code(entry.place) : Self.escaped(entry.place)
        var lines = ["### \(cluster.number). \(headline)", ""]
        lines.append(
            ["**\(cluster.outcome.rawValue)**", Self.code(entry.title), place].joined(separator: " · "))
        if !entry.parts.isEmpty {
            lines += ["", entry.parts.map { $0.text(words: Self.escaped, name: Self.code) }.joined(separator: " · ")]
        }
        if !entry.words.isEmpty {
            lines += [""] + entry.words.map { "- " + $0.text(words: Self.escaped, name: Self.code) }
        }
        if let reason = cluster.first.reason { lines += ["", Self.block(reason)] }
        if let pixels = entry.pixels { lines += ["", "\(Self.code(cluster.first.key)): \(Self.escaped(pixels))"] }
        if let note = entry.note { lines += ["", note] }
        if let crop = cluster.crop { lines += ["", "See \(Self.code(source.shownFile(crop)))"] }
        return (lines + ["", Self.block(entry.command)]).joined(separator: "\n")
    }

    private static func changes(_ count: Int) -> String {
        count == 0 ? "goldens are left over" : count == 1 ? "1 change" : "\(count) changes"
    }

    /// Text in which no mark of Markdown or HTML has a meaning.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!": result += "\\\(character)"
            case _ where character.isNewline: result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// Text as code within a line, whatever backticks it has itself.
    static func code(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let fence = String(repeating: "`", count: longestRun(line) + 1)
        let needsRoom = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty
        return needsRoom ? "\(fence) \(line) \(fence)" : fence + line + fence
    }

    /// Text as a block of code.
    static func block(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(text) + 1))
        return "\(fence)text\n\(text)\n\(fence)"
    }

    private static func longestRun(_ text: String) -> Int {
        text.reduce(into: (longest: 0, run: 0)) { count, character in
            count.run = character == "`" ? count.run + 1 : 0
            count.longest = max(count.longest, count.run)
        }.longest
    }
}
