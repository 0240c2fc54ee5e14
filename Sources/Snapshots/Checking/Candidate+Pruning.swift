extension Candidate {
    /// A candidate that shows what the golden shows, in the cells that are in both the golden and the plan.
    init(pruning golden: Golden, to plan: SnapshotPlan) {
        let kept = plan.cells.map(\.key).filter { golden.cells[$0] != nil }
        var cells: [String: Cell] = [:]
        for key in kept {
            guard let cell = golden.cells[key] else { continue }
            let pixels = cell.picture.flatMap { golden.pictures[$0]?.pixels }
            cells[key] = Cell(outcome: .matched, fingerprint: cell.fingerprint, pixels: pixels)
        }
        self.init(
            formatVersion: Self.formatVersion, name: plan.name, source: golden.source, keep: golden.keep, axes: plan.axes,
            inputs: RunInputs(source: "", configuration: "", tools: golden.tools), golden: nil, order: kept, cells: cells, pictures: [:])
    }
}
