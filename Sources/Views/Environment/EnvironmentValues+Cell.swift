import Foundation
import ProofsheetLayout

private enum CategoryKey: CellKey {
    static let defaultValue = ContentSizeCategory.large
    static let axis: String? = "category"
    static func value(in cell: CellEnvironment) -> ContentSizeCategory { cell.category }
}

private enum HorizontalSizeClassKey: CellKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
    static let axis: String? = "horizontalSizeClass"
    static func value(in cell: CellEnvironment) -> UserInterfaceSizeClass? { cell.horizontalSizeClass }
}

private enum VerticalSizeClassKey: CellKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
    static let axis: String? = "verticalSizeClass"
    static func value(in cell: CellEnvironment) -> UserInterfaceSizeClass? { cell.verticalSizeClass }
}

private enum ColorSchemeKey: CellKey {
    static let defaultValue = ColorScheme.light
    static let axis: String? = "scheme"
    static func value(in cell: CellEnvironment) -> ColorScheme { cell.scheme }
}

private enum LayoutDirectionKey: CellKey {
    static let defaultValue = LayoutDirection.leftToRight
    static let axis: String? = "direction"
    static func value(in cell: CellEnvironment) -> LayoutDirection { cell.direction }
}

private enum DisplayScaleKey: CellKey {
    static let defaultValue: CGFloat = 1
    static let axis: String? = "device"
    static func value(in cell: CellEnvironment) -> CGFloat { cell.scale }
}

private enum LocaleKey: CellKey {
    static let defaultValue = Locale(identifier: "en_US")
    static let axis: String? = "locale"
    static func value(in cell: CellEnvironment) -> Locale { Locale(identifier: cell.locale) }
}

extension EnvironmentValues {
    /// The text size; the same stored value as `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { self[CategoryKey.self] }
        set { self[CategoryKey.self] = newValue }
    }

    /// The text size; the same stored value as `sizeCategory`.
    public var dynamicTypeSize: DynamicTypeSize {
        get { DynamicTypeSize.allCases[sizeCategory.index] }
        set { sizeCategory = newValue.category }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }

    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}
