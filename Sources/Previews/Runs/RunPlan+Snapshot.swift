import ProofsheetSnapshots

extension RunPlan.Item {
    /// The preview's cells as goldens are kept of them, with the tolerances that the configuration has for each.
    func snapshotPlan(_ request: RunRequest) throws(RunFailure) -> SnapshotPlan {
        let keep = SnapshotKeep.keep(request.matrix.keep)
        let chosen = !request.configuration.filters.choosesCells ? nil : Set(chosenCells.map(\.key))
        let selection = request.shard == nil ? chosen : Set(cells.map(\.key))
        let shard = request.shard.map { _ in SnapshotPlan.Shard(selection: chosen) }
        let planned = allCells.map { cell in
            PlannedCell(
                key: cell.key, traits: cell.traits,
                tolerance: request.configuration.tolerance(suite: preview.suite, name: preview.name, cell))
        }
        let axes = Axis.allCases.map { axis in
            var traits: [String] = []
            for cell in allCells where !traits.contains(cell.trait(axis)) { traits.append(cell.trait(axis)) }
            return SnapshotAxis(name: axis.rawValue, traits: traits)
        }
        let filter = KeyFilter(request.matrix, devices: request.configuration.devices)
        return try RunFailure.attempt { () throws(SnapshotError) in
            try SnapshotPlan(
                name: name, source: input.source(of: preview), keep: keep, axes: axes, cells: planned, selection: selection,
                shard: shard, covers: filter.covers)
        }
    }
}
