import ProofsheetSnapshots

/// The changes of a report, each once: failed cells first, then the gravest differences, then missing and orphaned cells.
///
/// A pure function of the report, so that a number means the same in every report of a run and to `accept`.
package struct Clusters: Equatable, Sendable {
    package let all: [Cluster]

    package init(_ report: CheckReport) {
        var order: [Kind] = []
        var members: [Kind: [Cluster.Part]] = [:]
        for snapshot in report.snapshots {
            var own: [Kind: [CellReport]] = [:]
            var found: [Kind] = []
            for cell in snapshot.cells where !cell.isGood {
                let kind = Kind(snapshot.name, cell)
                if own[kind] == nil { found.append(kind) }
                own[kind, default: []].append(cell)
            }
            for kind in found {
                if members[kind] == nil { order.append(kind) }
                members[kind, default: []].append(Cluster.Part(name: snapshot.name, cells: own[kind] ?? []))
            }
        }
        let ranked = order.enumerated().map { (position: $0, kind: $1, parts: members[$1] ?? []) }.sorted { left, right in
            let (one, other) = (Self.gravity(left.parts), Self.gravity(right.parts))
            guard one == other else { return one < other }
            let (count, otherCount) = (Self.count(left.parts), Self.count(right.parts))
            return count == otherCount ? left.position < right.position : count > otherCount
        }
        all = ranked.enumerated().map { Cluster(number: $0 + 1, outcome: $1.kind.outcome, parts: $1.parts) }
    }

    private static func count(_ parts: [Cluster.Part]) -> Int { parts.reduce(0) { $0 + $1.cells.count } }

    /// The cluster of that number.
    package func cluster(_ number: Int) -> Cluster? { all.indices.contains(number - 1) ? all[number - 1] : nil }

    /// What two cells have to share to be one entry.
    ///
    /// Previews share an entry where it is known to be the same: the same views changed alike, or the same reason for a failure.
    private struct Kind: Hashable {
        let name: SnapshotName?
        let outcome: Outcome
        let mark: String

        init(_ name: SnapshotName, _ cell: CellReport) {
            outcome = cell.outcome
            switch cell.outcome {
            case .failed: mark = cell.reason ?? ""
            case .differs: mark = cell.change?.mark ?? ""
            case .matched, .missing, .orphaned: mark = ""
            }
            self.name = mark.isEmpty ? name : nil
        }
    }

    /// Smaller is graver: the outcome, then the gravest kind of change, then pictures that differ in pixels only.
    private static func gravity(_ parts: [Cluster.Part]) -> Int {
        guard let first = parts.first?.cells.first else { return .max }
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
