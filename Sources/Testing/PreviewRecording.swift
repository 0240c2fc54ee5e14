import ProofsheetPreviews

/// Which goldens a test makes by itself; none where the variable `CI` is set.
public enum PreviewRecording: Sendable, Hashable, CaseIterable {
    /// None.
    case never
    /// Those that are not there yet.
    case missing
    /// Those that are not there and those that differ.
    case failed
    /// All that could be rendered.
    case all

    var mode: RecordMode {
        switch self {
        case .never: .never
        case .missing: .missing
        case .failed: .failed
        case .all: .all
        }
    }
}
