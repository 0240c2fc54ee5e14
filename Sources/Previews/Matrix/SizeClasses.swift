import ProofsheetViews

/// A horizontal and a vertical size class, spelled `compact-regular`.
package struct SizeClasses: Hashable, Sendable, CaseIterable {
    package let horizontal, vertical: UserInterfaceSizeClass

    package init(_ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// All four pairs.
    package static let allCases = UserInterfaceSizeClass.allCases.flatMap { horizontal in
        UserInterfaceSizeClass.allCases.map { SizeClasses(horizontal, $0) }
    }

    package var name: String { "\(horizontal.rawValue)-\(vertical.rawValue)" }

    /// Which pairs a matrix tries.
    package enum Choice: String, Hashable, Sendable, CaseIterable {
        /// The one that the device has in that orientation and window.
        case derived
        /// All four; those that the device does not have are *forced*.
        case all
    }
}
