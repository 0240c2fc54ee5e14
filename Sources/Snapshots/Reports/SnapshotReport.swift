/// What became of the cells of one preview over one matrix.
package struct SnapshotReport: Equatable, Sendable, Codable {
    /// A tool whose identity is not that of the golden; nil where one side does not know it.
    package struct ToolChange: Equatable, Sendable, Codable {
        package let name: String
        package let golden, now: String?
    }

    /// What a shard knows of the whole run it is a part of, for those who join the shards.
    package struct Whole: Equatable, Sendable, Codable {
        /// Whether all shards together cover every cell of the matrix.
        package let isComplete: Bool
        /// How many cells all shards together render.
        package let count: Int
        package let growth: [String]
        /// Cells of the golden that the matrix has no more, sorted by key; no shard counts them as its own.
        package internal(set) var orphaned: [CellReport]
    }

    package let name: SnapshotName
    /// Whether there was a golden.
    package let hasGolden: Bool
    /// Whether the run covered every cell of the matrix.
    package let isComplete: Bool
    /// What its golden holds besides fingerprints.
    package let keep: Keep
    /// The whole matrix, whether the run covered it or not.
    package let axes: [SnapshotAxis]
    /// Sorted by name; empty where there is no golden.
    package let toolChanges: [ToolChange]
    /// Sentences such as "grew by the device iphone-17e: 24 cells".
    package let growth: [String]
    /// In the order of the matrix, then the orphaned ones sorted by key; only cells that this run covered.
    package internal(set) var cells: [CellReport]
    /// Nil where the run was no shard.
    package var whole: Whole?
    /// True for a golden whose preview or matrix is gone.
    package internal(set) var isLeftOver: Bool?

    package init(
        name: SnapshotName, hasGolden: Bool, isComplete: Bool, keep: Keep, axes: [SnapshotAxis], toolChanges: [ToolChange],
        growth: [String], cells: [CellReport]
    ) {
        (self.name, self.hasGolden, self.isComplete, self.keep) = (name, hasGolden, isComplete, keep)
        (self.axes, self.toolChanges, self.growth, self.cells) = (axes, toolChanges, growth, cells)
    }

    /// The report of a preview that only an older revision has, with orphaned cells alone; a shard leaves those to the whole run.
    package init(vanished old: SnapshotReport, cells: [CellReport], isShard: Bool) {
        self.init(
            name: old.name, hasGolden: true, isComplete: old.isComplete, keep: old.keep, axes: old.axes, toolChanges: [], growth: [],
            cells: isShard ? [] : cells)
        if isShard { whole = Whole(isComplete: old.isComplete, count: 0, growth: [], orphaned: cells) }
    }

    /// The report of a golden whose preview or matrix is gone, of which a run covers only some cells; a shard leaves those to the whole run.
    package init(leftOver golden: Golden, of name: SnapshotName, keys: [String], in store: GoldenStore, isShard: Bool) {
        let cells = keys.sorted().map { key in
            var report = CellReport(key: key, traits: [:], outcome: .orphaned)
            report.golden = golden.cells[key]?.picture.map { store.picturePath($0, of: name) }
            return report
        }
        let count = golden.cells.count
        let growth = ["lost its preview or matrix; the filters cover \(cells.count) of its \(count == 1 ? "1 cell" : "\(count) cells")"]
        self.init(
            name: name, hasGolden: true, isComplete: false, keep: golden.keep, axes: golden.axes, toolChanges: [],
            growth: isShard ? [] : growth, cells: isShard ? [] : cells)
        if isShard { whole = Whole(isComplete: false, count: 0, growth: growth, orphaned: cells) }
        isLeftOver = true
    }

    /// Whether there is a golden and nothing of the preview any more.
    package var isVanished: Bool { hasGolden && !cells.isEmpty && cells.allSatisfy { $0.outcome == .orphaned } }

    package func count(_ outcome: Outcome) -> Int { cells.reduce(0) { $0 + ($1.outcome == outcome ? 1 : 0) } }

    /// Whether every cell matched or was recorded.
    package var isMatch: Bool { cells.allSatisfy(\.isGood) }

    /// The report with what was found made the golden for cells of these keys.
    package func recording(_ keys: Set<String>) -> SnapshotReport {
        var report = self
        for index in cells.indices where cells[index].outcome != .matched && keys.contains(cells[index].key) {
            report.cells[index].recorded = true
        }
        return report
    }

    /// The report with the paths of pictures below a folder told from that folder.
    func relative(to base: String) -> SnapshotReport {
        func relative(_ path: String?) -> String? {
            guard let path, !base.isEmpty, path.hasPrefix(base + "/") else { return path }
            return String(path.dropFirst(base.count + 1))
        }
        var report = self
        for index in cells.indices {
            report.cells[index].golden = relative(cells[index].golden)
            report.cells[index].candidate = relative(cells[index].candidate)
            report.cells[index].difference = relative(cells[index].difference)
        }
        for index in whole?.orphaned.indices ?? 0..<0 {
            report.whole?.orphaned[index].golden = relative(whole?.orphaned[index].golden)
        }
        return report
    }

    static func toolChanges(golden: [String: String], now: [String: String]) -> [ToolChange] {
        Set(golden.keys).union(now.keys).sorted().compactMap { name in
            golden[name] == now[name] ? nil : ToolChange(name: name, golden: golden[name], now: now[name])
        }
    }
}
