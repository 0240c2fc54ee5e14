import ProofsheetSnapshots

/// What `accept --json` prints: for each preview the keys of the cells whose goldens it changed.
struct AcceptedRun: Encodable {
    struct Snapshot: Encodable {
        let name: SnapshotName
        let added, changed, removed: [String]
        /// False where the golden was already as it should be.
        let isWritten: Bool
    }

    let formatVersion = 1
    let snapshots: [Snapshot]
    /// Below `Snapshots`, sorted: goldens whose preview or matrix is gone.
    let removedFolders: [String]

    init(_ accepted: [Acceptance], removed: [String]) {
        snapshots = accepted.sorted { $0.name < $1.name }.map {
            Snapshot(name: $0.name, added: $0.added, changed: $0.changed, removed: $0.removed, isWritten: $0.isWritten)
        }
        removedFolders = removed
    }
}
