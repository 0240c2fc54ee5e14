/// What became of the cells of one preview over one matrix.
package struct SnapshotReport: Equatable, Sendable, Codable {
    /// A tool whose identity is not that of the golden; nil where one side does not know it.
    package struct ToolChange: Equatable, Sendable, Codable {
        package let name: String
        package let golden, now: String?
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
    package private(set) var cells: [CellReport]

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
        return report
    }

    static func toolChanges(golden: [String: String], now: [String: String]) -> [ToolChange] {
        Set(golden.keys).union(now.keys).sorted().compactMap { name in
            golden[name] == now[name] ? nil : ToolChange(name: name, golden: golden[name], now: now[name])
        }
    }
}
