import Foundation
import ProofsheetLayout

private enum MinRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The least height of a list's rows in points that the code asks for, nil for the system's.
    var minListRowHeight: CGFloat? { self[MinRowHeightKey.self] }

    /// The least height of a list's rows in points; 44 is what it is where nobody sets it.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] ?? 44 }
        set { self[MinRowHeightKey.self] = newValue }
    }
}
