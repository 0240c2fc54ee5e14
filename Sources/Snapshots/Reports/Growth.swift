/// Says in one line each which traits made a matrix grow or shrink.
enum Growth {
    /// Sentences about missing and orphaned cells; nothing where there is no golden at all.
    static func sentences(
        plan: SnapshotPlan, golden: Golden?, missing: [String], orphaned: [String]
    ) -> [String] {
        guard let golden else { return [] }
        return sentences(
            "grew", missing, traitsOf: parts(of: plan), new: traits(plan.axes), old: traits(golden.axes))
            + sentences(
                "shrank", orphaned, traitsOf: keyParts, new: traits(golden.axes), old: traits(plan.axes))
    }

    private static func sentences(
        _ verb: String, _ keys: [String], traitsOf: (String) -> Set<String>, new: [String], old: [String]
    ) -> [String] {
        var rest = keys
        var lines: [String] = []
        for trait in new where !old.contains(trait) {
            let count = rest.count
            rest.removeAll { traitsOf($0).contains(trait) }
            if count > rest.count { lines.append("\(verb) by \(trait): \(cells(count - rest.count))") }
        }
        if !rest.isEmpty { lines.append("\(verb) by \(cells(rest.count))") }
        return lines
    }

    private static func parts(of plan: SnapshotPlan) -> (String) -> Set<String> {
        let traits = Dictionary(plan.cells.map { ($0.key, Set($0.traits.values)) }) { first, _ in first }
        return { traits[$0] ?? [] }
    }

    // Of an orphaned cell only the key is left; traits in keys are separated by dots.
    private static func keyParts(_ key: String) -> Set<String> { Set(key.split(separator: ".").map(String.init)) }

    private static func traits(_ axes: [SnapshotAxis]) -> [String] { axes.flatMap(\.traits) }

    private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}
