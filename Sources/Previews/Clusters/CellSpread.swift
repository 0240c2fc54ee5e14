import ProofsheetSnapshots

/// Where in the matrix some cells lie, in words: `12 cells on iPhone SE (3rd generation) from AX3, dark`.
struct CellSpread {
    /// The number of cells and where they are; of one cell its key.
    let words: String

    /// Some of the cells of a snapshot; axes on which they take every trait that was covered are not named.
    init(_ cells: [CellReport], in snapshot: SnapshotReport, names: TraitNames) {
        let covered = snapshot.cells.filter { !$0.traits.isEmpty }
        let count = cells.count == 1 ? "1 cell" : "\(cells.count) cells"
        guard let first = cells.first, cells.count > 1 else {
            words = cells.first?.key ?? "no cell"
            return
        }
        guard !first.traits.isEmpty, cells.count < covered.count else {
            words = first.traits.isEmpty ? count : "all \(count)"
            return
        }
        if let place = Self.place(of: cells, among: covered, snapshot, names) {
            words = "\(count) \(place)"
            return
        }
        let own = Set(cells.map(\.key))
        let others = covered.filter { !own.contains($0.key) }
        if others.count < cells.count, let place = Self.place(of: others, among: covered, snapshot, names) {
            words = "\(count), everywhere but \(place)"
        } else {
            words = "\(cells.count) of \(covered.count) cells"
        }
    }

    /// The traits that only these cells have together, nil where no traits single them out.
    private static func place(
        of cells: [CellReport], among covered: [CellReport], _ snapshot: SnapshotReport, _ names: TraitNames
    ) -> String? {
        var parts: [String] = []
        var within = covered
        for axis in snapshot.axes {
            let own = Set(cells.compactMap { $0.traits[axis.name] })
            let left = within.filter { own.contains($0.traits[axis.name] ?? "") }
            // An axis that follows from those before says nothing new.
            guard left.count < within.count else { continue }
            within = left
            let all = axis.traits.filter { trait in covered.contains { $0.traits[axis.name] == trait } }
            parts.append(words(own, of: all, axis: axis.name, names: names))
        }
        return within.count == cells.count ? joined(parts) : nil
    }

    private static func words(_ own: Set<String>, of all: [String], axis: String, names: TraitNames) -> String {
        let shown = all.filter(own.contains)
        func word(_ trait: String) -> String { names.word(axis, trait) }
        let list = shown.count > 3 ? "\(shown.count) of \(all.count) \(plural(names.title(axis)))" : shown.map(word).joined(separator: ", ")
        switch axis {
        case Axis.device.rawValue: return "on " + list
        case Axis.category.rawValue:
            guard let least = shown.first, let most = shown.last, shown.count > 1 else { return "at " + list }
            if Array(all.suffix(shown.count)) == shown { return "from " + word(least) }
            if Array(all.prefix(shown.count)) == shown { return "up to " + word(most) }
            return "at " + list
        default: return list
        }
    }

    private static func plural(_ title: String) -> String {
        title.hasSuffix("y") ? title.dropLast() + "ies" : title == "height" || title == "width" ? "size classes" : title + "s"
    }

    /// Device and text size are one phrase, everything else follows after commas.
    private static func joined(_ parts: [String]) -> String {
        parts.reduce("") { text, part in
            if text.isEmpty { return part }
            let joinsOn = ["from ", "up to ", "at "].contains { part.hasPrefix($0) }
            return text + (joinsOn ? " " : ", ") + part
        }
    }
}
