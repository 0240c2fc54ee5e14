import ProofsheetSnapshots

/// Walks through the changes of a report and asks about each.
struct ClusterWalk {
    private let entries: [ReportSource.Entry]
    private let source: ReportSource

    /// The changes of these numbers in a matrix.
    init(_ source: ReportSource, _ numbers: Set<Int>, matrix: String) {
        self.source = source
        entries = source.entries.filter { numbers.contains($0.cluster.number) && $0.cluster.name.matrix == matrix }
    }

    private enum Answer { case yes, no, all, quit }

    /// The changes that were answered with yes; at the end of the answers the walk ends.
    func chosen(_ dialogue: any RunDialogue) -> [Cluster] {
        var chosen: [Cluster] = []
        var saysYes = false
        var pending = ""
        for (index, entry) in entries.enumerated() {
            guard entry.cluster.isAcceptable else {
                pending += text(entry, index) + "   Failed cells cannot be accepted.\n\n"
                continue
            }
            if saysYes {
                chosen.append(entry.cluster)
                continue
            }
            switch ask(pending + text(entry, index), dialogue) {
            case .yes: chosen.append(entry.cluster)
            case .no: break
            case .all:
                chosen.append(entry.cluster)
                saysYes = true
            case .quit: return chosen
            }
            pending = ""
        }
        return chosen
    }

    private func text(_ entry: ReportSource.Entry, _ index: Int) -> String {
        "\(index + 1) of \(entries.count)\n" + TerminalReport(source: source).lines(entry).map { $0 + "\n" }.joined()
    }

    private func ask(_ text: String, _ dialogue: any RunDialogue) -> Answer {
        var question = text + "Accept? [y]es, [n]o, [a]ll from here on, [q]uit: "
        while let line = dialogue.answer(to: question) {
            switch line.lowercased().filter({ !$0.isWhitespace }) {
            case "y", "yes": return .yes
            case "n", "no", "": return .no
            case "a", "all": return .all
            case "q", "quit": return .quit
            default: question = "Please answer y, n, a or q: "
            }
        }
        return .quit
    }
}
