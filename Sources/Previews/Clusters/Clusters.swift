import ProofsheetSnapshots

/// The changes of a report, each once: failed cells first, then the gravest differences, then missing and orphaned cells.
///
/// A pure function of the report, so that a number means the same in every report of a run and to `accept`.
package struct Clusters: Equatable, Sendable {
    package let all: [Cluster]

    package init(_ report: CheckReport) {
        var order: [Kind] = []
        var members: [Kind: [CellReport]] = [:]
        for snapshot in report.snapshots {
            for cell in snapshot.cells where !cell.isGood {
                let kind = Kind(snapshot.name, cell)
                if members[kind] == nil { order.append(kind) }
                members[kind, default: []].append(cell)
            }
        }
        let ranked = order.enumerated().map { (position: $0, kind: $1, cells: members[$1] ?? []) }.sorted { left, right in
            let (one, other) = (Self.gravity(left.cells), Self.gravity(right.cells))
            guard one == other else { return one < other }
            return left.cells.count == right.cells.count ? left.position < right.position : left.cells.count > right.cells.count
        }
        all = ranked.enumerated().map { number, entry in
            Cluster(number: number + 1, name: entry.kind.name, outcome: entry.kind.outcome, cells: entry.cells)
        }
    }

    /// The cluster of that number.
    package func cluster(_ number: Int) -> Cluster? { all.indices.contains(number - 1) ? all[number - 1] : nil }

    /// What two cells have to share to be one entry.
    private struct Kind: Hashable {
        let name: SnapshotName
        let outcome: Outcome
        let mark: String

        init(_ name: SnapshotName, _ cell: CellReport) {
            (self.name, outcome) = (name, cell.outcome)
            switch cell.outcome {
            case .failed: mark = cell.reason ?? ""
            case .differs: mark = cell.change?.mark ?? ""
            case .matched, .missing, .orphaned: mark = ""
            }
        }
    }

    /// Smaller is graver: the outcome, then the gravest kind of change, then pictures that differ in pixels only.
    private static func gravity(_ cells: [CellReport]) -> Int {
        guard let first = cells.first else { return .max }
        let kinds = ViewChange.Kind.allCases
        switch first.outcome {
        case .failed: return 0
        case .differs:
            let kind = first.change?.views.first.flatMap { kinds.firstIndex(of: $0.kind) }
            return 1 + (kind ?? kinds.count)
        case .missing: return kinds.count + 2
        case .orphaned: return kinds.count + 3
        case .matched: return .max
        }
    }
}
