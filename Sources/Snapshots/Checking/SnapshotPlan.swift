/// All cells of a preview over a matrix, and which of them this run renders; known before anything is rendered.
package struct SnapshotPlan: Sendable {
    package let name: SnapshotName
    /// The file of the preview below the project's root, where that is known.
    package let source: String?
    package let keep: Keep
    package let axes: [SnapshotAxis]
    /// Every cell of the matrix in its order, whether it is rendered or not.
    package let cells: [PlannedCell]
    /// Keys of the cells that filters and the shard leave for this run, nil for all.
    package let selection: Set<String>?
    /// Whether the run, or all shards together, would see a cell of this key if there were one.
    private let covers: @Sendable (String) -> Bool
    /// What the run is a part of, nil where it is the whole of itself.
    package let shard: Shard?

    /// The run that a shard is a part of.
    package struct Shard: Equatable, Sendable {
        /// Keys of the cells that filters leave for all shards together, nil for all.
        package let selection: Set<String>?

        package init(selection: Set<String>?) { self.selection = selection }
    }

    /// Refuses two cells whose pictures would share a file; unless told otherwise, a run of some cells covers no others.
    package init(
        name: SnapshotName, source: String? = nil, keep: Keep = .pictures, axes: [SnapshotAxis], cells: [PlannedCell],
        selection: Set<String>? = nil, shard: Shard? = nil, covers: (@Sendable (String) -> Bool)? = nil
    ) throws(SnapshotError) {
        try FileName.requireDistinct(cells.map { ($0.key, FileName.safe($0.key)) })
        self.name = name
        self.source = source
        self.keep = keep
        self.axes = axes
        self.cells = cells
        self.selection = selection
        self.shard = shard
        self.covers = covers ?? { _ in selection == nil }
    }

    package func isSelected(_ key: String) -> Bool { selection?.contains(key) ?? true }

    /// Keys without a golden, in the order of the matrix.
    package func missing(in golden: Golden?) -> [String] {
        cells.map(\.key).filter { golden?.cells[$0] == nil }
    }

    /// Keys of goldens without a cell, of those that the run covers, sorted.
    package func orphaned(in golden: Golden?) -> [String] {
        let planned = Set(cells.map(\.key))
        return (golden?.cells.keys.sorted() ?? []).filter { !planned.contains($0) && covers($0) }
    }
}
