import ProofsheetPreviews

/// The help of the tool and of each verb, printed from the table of options.
enum Help {
    /// The help of a verb, or of the whole tool for nil; lines end in line ends.
    static func text(for verb: Verb?) -> String {
        (verb.map(lines) ?? lines).joined(separator: "\n") + "\n"
    }

    private static var lines: [String] {
        let verbs = Verb.allCases.map { ($0.rawValue, $0.summary) }
        return [
            "Renders SwiftUI previews for every device, orientation, size class and text size, and checks them against goldens.", "",
            "Usage: proofsheet VERB [INPUT ...] [flags]", "", "Verbs:",
        ] + columns(verbs) + [
            "", "An INPUT is a Swift file or a folder of them; without one, the sources of Config/proofsheet.json are meant.",
            "proofsheet VERB --help lists the flags of a verb.", "",
            "Exit codes: 0 all is well, 1 differences or failed cells, 2 wrong usage or configuration, 3 nothing could be run.",
        ]
    }

    private static func lines(_ verb: Verb) -> [String] {
        let options = Option.all.filter { $0.verbs.contains(verb) }
        let settings = options.filter { !$0.isFlagOnly }
        let others = options.filter { $0.isFlagOnly && MatrixKey(rawValue: $0.name) == nil }
        let filters = options.filter { MatrixKey(rawValue: $0.name) != nil }
        var lines = [verb.summary, "", "Usage: proofsheet \(verb.rawValue)\(verb.takesInputs ? " [INPUT ...]" : "") [flags]", "", "Flags:"]
        lines += columns((settings + others).map(row))
        if !filters.isEmpty {
            let effect = verb.keepsToMatrix ? "Which cells of the matrix:" : "Which cells, whether the matrix has them or not:"
            lines += ["", effect] + columns(filters.map(row))
        }
        if !settings.isEmpty {
            lines += ["", "A flag with a default can also stand in Config/proofsheet.json (--sheet-scale as sheetScale) and in the"]
            lines += ["environment (as PROOFSHEET_SHEET_SCALE). Lists take commas."]
        }
        return lines
    }

    private static func row(_ option: Option) -> (String, String) {
        let spelling = ([option.flag] + (option.placeholder.map { [$0] } ?? [])).joined(separator: " ")
        let hasDefault = option.placeholder != nil && !option.isFlagOnly
        return (spelling, option.summary + (hasDefault ? " Default: \(option.standard)." : ""))
    }

    private static func columns(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
    }
}
