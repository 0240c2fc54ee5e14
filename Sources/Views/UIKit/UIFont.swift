import Foundation

/// A font as UIKit has it; it becomes a `Font`.
public final class UIFont: Hashable, Sendable {
    let font: Font
    /// In points, at the text size `large`.
    public let pointSize: CGFloat

    init(_ font: Font, _ pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, fixedSize: fontSize), fontSize)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight), fontSize)
    }

    /// Semibold, as on iOS 26.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic(), fontSize)
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced), fontSize)
    }

    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), fontSize)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style), style.size) }

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize), fontSize) }

    // The line box of the system font: swiftui-layout 14.1.
    public var ascender: CGFloat { pointSize * 0.95215 }
    public var descender: CGFloat { -pointSize * 0.24121 }
    public var capHeight: CGFloat { pointSize * 0.70459 }
    public var xHeight: CGFloat { pointSize * 0.5264 }
    public var lineHeight: CGFloat { pointSize * 1.193359 }

    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var buttonFontSize: CGFloat { 18 }

    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }

    /// The weight of strokes.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight
        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    /// The role of a text, with its size in points at the text size `large`: swiftui-layout 14.1.
    public struct TextStyle: Hashable, Sendable {
        let style: Font.TextStyle
        let size: CGFloat
        public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
        public static let title1 = TextStyle(style: .title, size: 28)
        public static let title2 = TextStyle(style: .title2, size: 22)
        public static let title3 = TextStyle(style: .title3, size: 20)
        public static let headline = TextStyle(style: .headline, size: 17)
        public static let subheadline = TextStyle(style: .subheadline, size: 15)
        public static let body = TextStyle(style: .body, size: 17)
        public static let callout = TextStyle(style: .callout, size: 16)
        public static let footnote = TextStyle(style: .footnote, size: 13)
        public static let caption1 = TextStyle(style: .caption, size: 12)
        public static let caption2 = TextStyle(style: .caption2, size: 11)
    }
}

extension Font {
    /// A font of UIKit.
    public init(_ font: UIFont) { self = font.font }

    /// A font of UIKit.
    public init(uiFont: UIFont) { self = uiFont.font }
}
