/// Says in one line for each axis which traits made a matrix grow or shrink.
struct Growth {
    /// The keys of cells that came or went, in order.
    private let keys: [String]
    private let axes: [SnapshotAxis]
    /// The traits of a cell by axis, as far as they are known.
    private let traits: (String) -> [String: String]
    /// By axis the traits of the cells that are on both sides: none of these came or went.
    private let kept: [String: Set<String>]

    /// Names of traits and cells in a line, at most.
    private static let shown = 3

    private init(_ keys: [String], staying: [String], axes: [SnapshotAxis], traits: @escaping (String) -> [String: String]) {
        (self.keys, self.axes, self.traits) = (keys, axes, traits)
        var kept: [String: Set<String>] = [:]
        for key in staying {
            for (axis, trait) in traits(key) { kept[axis, default: []].insert(trait) }
        }
        self.kept = kept
    }

    /// Sentences about missing and orphaned cells; nothing where there is no golden at all.
    static func sentences(
        plan: SnapshotPlan, golden: Golden?, missing: [String], orphaned: [String]
    ) -> [String] {
        guard let golden else { return [] }
        let traits = Dictionary(plan.cells.map { ($0.key, $0.traits) }) { first, _ in first }
        let staying = plan.cells.map(\.key).filter { golden.cells[$0] != nil }
        let spelled = keyTraits(of: golden)
        return Growth(missing, staying: staying, axes: plan.axes) { traits[$0] ?? [:] }.sentences("grew")
            + Growth(orphaned, staying: staying, axes: golden.axes) { spelled[$0] ?? [:] }.sentences("shrank")
    }

    /// What the keys of a golden say of the traits: these stand between dots, and the usual trait of an axis is left out.
    private static func keyTraits(of golden: Golden) -> [String: [String: String]] {
        let parts = golden.cells.keys.sorted().map { ($0, Set($0.split(separator: ".").map(String.init))) }
        let spelled = parts.reduce(into: Set<String>()) { $0.formUnion($1.1) }
        var traits: [String: [String: String]] = [:]
        for axis in golden.axes {
            let unspelled = axis.traits.filter { !spelled.contains($0) }
            let usual = unspelled.count == 1 ? unspelled.first : nil
            for (key, parts) in parts { traits[key, default: [:]][axis.name] = axis.traits.first(where: parts.contains) ?? usual }
        }
        return traits
    }

    private func sentences(_ verb: String) -> [String] {
        var rest = keys
        var lines: [String] = []
        for axis in axes {
            var found: [String] = []
            let count = rest.count
            for trait in axis.traits where kept[axis.name]?.contains(trait) != true {
                let before = rest.count
                rest.removeAll { traits($0)[axis.name] == trait }
                if rest.count < before { found.append(trait) }
            }
            guard !found.isEmpty else { continue }
            let word = Self.word(axis.name, isMany: found.count > 1)
            lines.append("\(verb) by the \(word) \(Self.list(found)): \(Self.cells(count - rest.count))")
        }
        if !rest.isEmpty { lines.append("\(verb) by \(Self.cells(rest.count)): \(Self.list(rest))") }
        return lines
    }

    /// What people call the traits of an axis.
    private static func word(_ axis: String, isMany: Bool) -> String {
        switch axis {
        case "category": isMany ? "text sizes" : "text size"
        case "horizontalSizeClass": isMany ? "horizontal size classes" : "horizontal size class"
        case "verticalSizeClass": isMany ? "vertical size classes" : "vertical size class"
        default: isMany ? axis + "s" : axis
        }
    }

    /// `a`, `a and b`, `a, b and c`, `a, b, c and 4 more`.
    private static func list(_ names: [String]) -> String {
        let head = names.count > shown + 1 ? Array(names.prefix(shown)) + ["\(names.count - shown) more"] : names
        return head.count > 1 ? head.dropLast().joined(separator: ", ") + " and " + (head.last ?? "") : head.joined()
    }

    private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}
