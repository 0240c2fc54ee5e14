import ProofsheetSnapshots

/// The word of the configuration for what goldens hold, in the word of the store.
enum SnapshotKeep {
    static func keep(_ keep: Keep) -> ProofsheetSnapshots.Keep {
        switch keep {
        case .pictures: .pictures
        case .fingerprints: .fingerprints
        }
    }
}
