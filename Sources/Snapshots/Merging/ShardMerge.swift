/// Joins the reports and candidates of all shards of a run: what comes of it is what one run would have written.
package struct ShardMerge {
    private let shards: [ShardReport]
    private let output: OutputFolder
    private let base: String

    /// Refuses shards of different runs, and a run that lacks one; paths below the folder `base` are told from there.
    package init(_ reports: [ShardReport], into output: OutputFolder, base: String) throws(SnapshotError) {
        shards = reports.sorted { $0.shard.index < $1.shard.index }
        self.output = output
        self.base = base
        guard let first = reports.first else { return }
        for report in reports {
            if report.output.path == output.path { throw .mergedOntoShard(path: output.path) }
            if report.shard.count != first.shard.count || report.shard.run != first.shard.run {
                throw .foreignShard(path: report.path, other: first.path)
            }
        }
        for (shard, next) in zip(shards, shards.dropFirst()) where shard.shard.index == next.shard.index {
            throw .doubleShard(index: shard.shard.index, path: shard.path, other: next.path)
        }
        let lost = Set(1...max(first.shard.count, 1)).subtracting(shards.map(\.shard.index))
        guard lost.isEmpty else { throw .missingShards(lost.sorted(), count: first.shard.count) }
    }

    /// Writes the candidates and difference pictures of all shards into the output folder and returns the report of the whole run.
    package func run() throws(SnapshotError) -> CheckReport {
        var snapshots: [SnapshotReport] = []
        let parts = Dictionary(grouping: shards.flatMap(\.report.snapshots), by: \.name)
        for (name, reports) in parts.sorted(by: { $0.key < $1.key }) {
            guard let first = reports.first, let whole = first.whole else { continue }
            // Shards are ranges of cells in the order of the matrix, so that their order is that of the cells.
            var report = SnapshotReport(
                name: name, hasGolden: first.hasGolden, isComplete: whole.isComplete, keep: first.keep, axes: first.axes,
                toolChanges: first.toolChanges, growth: whole.growth, cells: reports.flatMap(\.cells))
            report.isLeftOver = first.isLeftOver
            guard report.cells.count == whole.count else {
                throw .incompleteShards(name: name.description, found: report.cells.count, planned: whole.count)
            }
            report.cells += whole.orphaned
            if shards.first?.report.range != nil { try ShardReferences(shards.map(\.output), output: output, base: base).merge(&report) }
            try ShardPictures(name, shards: shards.map(\.output), output: output, base: base).merge(&report)
            snapshots.append(report)
        }
        let first = shards.first
        return CheckReport(
            tools: first?.report.tools ?? [:], snapshots: snapshots, orphanedFolders: first?.shard.orphanedFolders ?? [], base: base,
            inputs: first?.report.inputs ?? [], revision: first?.report.revision)
    }
}
