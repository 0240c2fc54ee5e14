/// A text size the user can choose: seven ordinary ones and five for accessibility.
///
///     ContentSizeCategory.accessibilityMedium.isAccessibilityCategory   // true
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Codable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Position in `allCases`, 0 for the smallest.
    package var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    /// The short spelling of command lines and sheet headers, `xS` to `AX5`.
    package var alias: String {
        ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"][index]
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.index < right.index }
}
