/// A text size, the newer spelling of `ContentSizeCategory`; both read and write one stored value.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public init?(_ category: ContentSizeCategory) { self = Self.allCases[category.index] }

    package var category: ContentSizeCategory {
        ContentSizeCategory.allCases[Self.allCases.firstIndex(of: self) ?? 3]
    }
}

extension ContentSizeCategory {
    public init(_ size: DynamicTypeSize) { self = size.category }
}
