import Foundation

/// A font described by a text style, a size or a name; it becomes a real one with the text size of its surroundings.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    enum Change: Hashable, Sendable {
        case weight(Weight)
        case design(Design)
        case leading(Leading)
        case bold, italic, monospaced, monospacedDigit, lowercaseSmallCaps, uppercaseSmallCaps
        case width(Width)
    }

    let base: Base
    var changes: [Change] = []

    func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    /// The role of a text, which decides its size at each text size.
    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
        case extraLargeTitle, extraLargeTitle2

        var name: TextStyleName { TextStyleName(rawValue: rawValue) ?? .body }
    }

    /// The kind of typeface.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Line distance: tight takes 2 points off, loose adds 2 [assumed].
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The weight of strokes.
    public struct Weight: Hashable, Sendable {
        /// 100 to 900.
        let value: Double

        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// The width of characters.
    ///
    /// *Differences:* the typefaces at hand have one width; others are drawn stretched by one plus the value, and reported.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The width beside the typeface's own [assumed].
        var factor: CGFloat { value.isFinite ? min(max(1 + value, 0.5), 2) : 1 }
    }
}

extension Font {
    public static let largeTitle = Font(base: .style(.largeTitle))
    public static let title = Font(base: .style(.title))
    public static let title2 = Font(base: .style(.title2))
    public static let title3 = Font(base: .style(.title3))
    public static let headline = Font(base: .style(.headline))
    public static let subheadline = Font(base: .style(.subheadline))
    public static let body = Font(base: .style(.body))
    public static let callout = Font(base: .style(.callout))
    public static let footnote = Font(base: .style(.footnote))
    public static let caption = Font(base: .style(.caption))
    public static let caption2 = Font(base: .style(.caption2))
    public static let extraLargeTitle = Font(base: .style(.extraLargeTitle))
    public static let extraLargeTitle2 = Font(base: .style(.extraLargeTitle2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), changes: Self.changes(weight, design))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        system(style, design: Optional(design), weight: nil)
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size: size), changes: changes(weight, design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        system(size: size, weight: Optional(weight), design: Optional(design))
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name: name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
    }

    private static func changes(_ weight: Weight?, _ design: Design?) -> [Change] {
        [weight.map(Change.weight), design.map(Change.design)].compactMap { $0 }
    }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    public func bold() -> Font { changed(.bold) }
    public func italic() -> Font { changed(.italic) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }

    /// Sets all letters as small capitals.
    ///
    /// *Differences:* where the font has none, as the default one, capitals of 0.8 of its size stand for them.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// Sets lowercase letters as small capitals.
    ///
    /// *Differences:* where the font has none, as the default one, capitals of 0.8 of its size stand for them.
    public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }

    /// Sets capitals as small capitals.
    ///
    /// *Differences:* where the font has none, as the default one, capitals of 0.8 of its size stand for them.
    public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
}
