import ProofsheetSnapshots

/// Which cells a check makes goldens of by itself.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// None; they are accepted by a person.
    case never
    /// Those that have no golden.
    case missing
    /// Those that have none and those that differ.
    case failed
    /// All that were rendered.
    case all

    func takes(_ outcome: Outcome) -> Bool {
        switch outcome {
        case .missing: self != .never
        case .differs: self == .failed || self == .all
        case .matched: self == .all
        case .orphaned, .failed: false
        }
    }
}
