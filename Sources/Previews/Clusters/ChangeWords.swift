import Foundation
import ProofsheetSnapshots

/// The changes of a cell's views in words, with the amounts that they have over all cells of the same change.
struct ChangeWords {
    /// A phrase and the changes of the cell that it tells of.
    struct Line: Equatable {
        let phrase: Phrase
        let views: Range<Int>
    }

    /// One line for each change, equal movements and growths of several views together.
    let lines: [Line]

    var phrases: [Phrase] { lines.map(\.phrase) }

    init(_ cell: CellReport, among cells: [CellReport] = []) {
        guard let change = cell.change else {
            lines = []
            return
        }
        guard !change.views.isEmpty else {
            lines = [Line(phrase: Self.pixels(change, cell), views: 0..<0)]
            return
        }
        let others = cells.isEmpty ? [change] : cells.compactMap(\.change)
        var lines: [Line] = []
        var index = 0
        while index < change.views.count {
            let view = change.views[index]
            let end = change.views[index...].dropFirst().firstIndex { !Self.areAlike($0, view) }
            let group = Array(change.views[index..<(end ?? change.views.count)])
            let all = others.compactMap { $0.views.indices.contains(index) ? $0.views[index] : nil }
            lines.append(Line(phrase: Self.phrase(group, all), views: index..<index + group.count))
            index += group.count
        }
        if change.others > 0 {
            lines.append(Line(phrase: "\(change.others == 1 ? "1 more change" : "\(change.others) more changes")", views: 0..<0))
        }
        self.lines = lines
    }

    /// Whether neighbours moved or grew alike, and so are one phrase.
    private static func areAlike(_ view: ViewChange, _ other: ViewChange) -> Bool {
        guard view.kind == other.kind else { return false }
        switch view.kind {
        case .moved: return view.steps.prefix(2) == other.steps.prefix(2)
        case .resized: return view.steps.suffix(2) == other.steps.suffix(2)
        default: return false
        }
    }

    private static func phrase(_ group: [ViewChange], _ all: [ViewChange]) -> Phrase {
        let view = group[0]
        switch view.kind {
        case .truncated: return "\(name: view.name) is truncated now"
        case .untruncated: return "\(name: view.name) is no longer truncated"
        case .vanished: return "\(name: view.name) vanished"
        case .appeared: return "\(name: view.name) appeared"
        case .placeholder: return "\(name: view.name) is a placeholder now"
        case .text:
            guard let old = view.goldenText, !old.isEmpty else { return "\(name: view.name) has text now" }
            guard let new = view.candidateText, !new.isEmpty else { return "the text \(name: old) is empty now" }
            return "the text \(name: old) is now \(name: new)"
        case .wrapped: return "\(name: view.name) wraps now: \(lineCount(all)) instead of \(view.goldenLines ?? 1)"
        case .unwrapped: return "\(name: view.name) takes \(lineCount(all)) instead of \(view.goldenLines ?? 1)"
        case .resized:
            let verb = group.count == 1 ? "is" : "are"
            return "\(names(group)) \(verb) \(directions(all, 2, ("wider", "narrower"), ("taller", "shorter"), amountFirst: true))"
        case .moved: return "\(names(group)) moved \(directions(all, 0, ("right", "left"), ("down", "up"), amountFirst: false))"
        }
    }

    /// The names in the group's order, those that are equal once and with their number.
    private static func names(_ group: [ViewChange]) -> Phrase {
        let counts = Dictionary(group.map { ($0.name, 1) }, uniquingKeysWith: +)
        var told: Set<String> = []
        let names = group.map(\.name).filter { told.insert($0).inserted }
        let phrases = names.map { name -> Phrase in
            let count = counts[name] ?? 1
            return count == 1 ? "\(name: name)" : "\(count) \(name: name)"
        }
        guard phrases.count > 3 else {
            guard let last = phrases.last, phrases.count > 1 else { return phrases[0] }
            return "\(Phrase.joined(phrases.dropLast(), by: ", ")) and \(last)"
        }
        let rest = group.count - names.prefix(2).reduce(0) { $0 + (counts[$1] ?? 1) }
        return "\(phrases[0]), \(phrases[1]) and \(rest) more"
    }

    private static func lineCount(_ all: [ViewChange]) -> String {
        let range = range(all.map { Double($0.candidateLines ?? 1) })
        return range + (range == "1" ? " line" : " lines")
    }

    private static func directions(
        _ all: [ViewChange], _ axis: Int, _ across: (String, String), _ along: (String, String), amountFirst: Bool
    ) -> String {
        let parts = [(axis, across), (axis + 1, along)].compactMap { index, words -> String? in
            let steps = all.map { $0.steps[index] }
            guard let first = steps.first, first != 0 else { return nil }
            let word = first > 0 ? words.0 : words.1
            let amount = range(steps.map { abs($0) }) + " pt"
            return amountFirst ? "\(amount) \(word)" : "\(word) \(amount)"
        }
        return parts.isEmpty ? "a little" : parts.joined(separator: " and ")
    }

    /// `8` or `8 to 12`, with at most one decimal.
    private static func range(_ values: [Double]) -> String {
        guard let least = values.min(), let most = values.max() else { return "0" }
        let (from, to) = (number(least), number(most))
        return from == to ? from : "\(from) to \(to)"
    }

    private static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        guard tenths > 0 else { return "less than 0.1" }
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }

    private static func pixels(_ change: CellChange, _ cell: CellReport) -> Phrase {
        let size = cell.comparison.map { $0.goldenSize != $0.candidateSize } ?? false
        if size { return "the picture has another size: \(cell.comparison?.sentence ?? "")" }
        let place: Phrase = change.view.map { " in \(name: $0)" } ?? ""
        guard let colors = change.colors else { return "drawn differently\(place), laid out as before" }
        return "the colour \(colors.golden) is now \(colors.candidate)\(place), laid out as before"
    }
}
