import ProofsheetSnapshots

/// The pairs of size classes that a preview's cells try on each screen, found once for all cells.
struct TriedSizeClasses: Sendable {
    private var pairs: [[String?]: Set<String>] = [:]

    init(_ snapshot: SnapshotReport) {
        for cell in snapshot.cells { pairs[Self.screen(cell), default: []].insert(Self.pair(cell)) }
    }

    /// The pair of a cell where others are tried on the same screen, nil where its device tells it.
    func pair(toName cell: CellReport) -> String? {
        let pair = Self.pair(cell)
        return pairs[Self.screen(cell)]?.contains { $0 != pair } == true ? pair : nil
    }

    private static func pair(_ cell: CellReport) -> String {
        [Axis.horizontalSizeClass, .verticalSizeClass].map { cell.traits[$0.rawValue] ?? "" }.joined(separator: "-")
    }

    private static func screen(_ cell: CellReport) -> [String?] {
        [Axis.device, .orientation, .window].map { cell.traits[$0.rawValue] }
    }
}
