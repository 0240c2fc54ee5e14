import ProofsheetSnapshots

/// Tells of tolerances that cannot have the effect that was meant.
struct ToleranceAdvice {
    private let request: RunRequest
    private let plan: RunPlan

    init(_ request: RunRequest, _ plan: RunPlan) { (self.request, self.plan) = (request, plan) }

    /// One sentence each: rules for previews or traits that are nowhere, and cells that differ although a tolerance was set, because
    /// their goldens are fingerprints.
    func sentences(_ reports: [SnapshotReport]) -> [String] { rules + [pictureless(reports)].compactMap { $0 } }

    private var rules: [String] {
        let rules = request.configuration.toleranceRules
        let traits = rules.flatMap { rule in rule.strangeTraits(allTraits).map { rule.sentence(strange: $0.trait, on: $0.axis) } }
        // A part of the sources does not tell which previews there are.
        guard request.coversAllSources else { return traits }
        let names = plan.allItems.flatMap { [$0.title, $0.preview.suite] }
        return rules.flatMap { rule in
            rule.strangePreviews(names).map { rule.sentence(strange: $0, nearest: Nearest(names).name(to: $0)) }
        } + traits
    }

    /// Those of the planned cells and of every matrix of the configuration.
    private var allTraits: [Axis: Set<String>] {
        var traits: [Axis: Set<String>] = [:]
        for cell in plan.allItems.flatMap(\.allCells) {
            for axis in Axis.allCases { traits[axis, default: []].insert(cell.trait(axis)) }
        }
        for matrix in request.configuration.matrices.values.sorted(by: { $0.name < $1.name }) {
            for key in MatrixKey.allCases {
                guard let axis = Axis(rawValue: key.rawValue) else { continue }
                traits[axis, default: []].formUnion(matrix.traits(key))
            }
        }
        return traits
    }

    private func pictureless(_ reports: [SnapshotReport]) -> String? {
        guard request.matrix.keep == .fingerprints else { return nil }
        let items = Dictionary(plan.items.map { ($0.name, $0) }) { first, _ in first }
        let titles = reports.filter { report in
            guard let item = items[report.name] else { return false }
            let differing = Set(report.cells.filter { $0.outcome == .differs && !$0.isGood }.map(\.key))
            return item.cells.contains { cell in
                differing.contains(cell.key)
                    && request.configuration.tolerance(suite: item.preview.suite, name: item.preview.name, cell) != .exact
            }
        }.map { "\($0.name.suite)/\($0.name.preview)" }
        guard let first = titles.first else { return nil }
        let others = titles.count - 1
        let subject = others == 0 ? first : "\(first) and \(others == 1 ? "1 other preview" : "\(others) other previews")"
        return
            "\(subject) may differ a little, but the matrix \(request.matrix.name) keeps fingerprints, of which any change is a difference: "
            + "a tolerance needs \"keep\": \"pictures\"."
    }
}
