import Foundation

/// A font as a view asks for it, after its text style has been resolved: the key under which a shaper finds metrics and glyphs.
package struct FontRequest: Hashable, Sendable {
    /// The kind of typeface, or one by its family name.
    package enum Family: Hashable, Sendable {
        case system, rounded, serif, monospaced
        case named(String)
    }

    package var family: Family
    /// The em in points, a million at most.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Double
    package var italic: Bool
    package var monospacedDigits: Bool
    /// Whether lowercase letters are set as small capitals.
    package var lowercaseSmallCaps: Bool
    /// Whether capitals are set as small capitals.
    package var uppercaseSmallCaps: Bool
    /// Extra distance after every character, in points, on top of the font's own tracking.
    package var tracking: CGFloat

    package init(
        family: Family = .system, size: CGFloat = 17, weight: Double = 400, italic: Bool = false,
        monospacedDigits: Bool = false, lowercaseSmallCaps: Bool = false, uppercaseSmallCaps: Bool = false,
        tracking: CGFloat = 0
    ) {
        self.family = family
        self.size = size.isFinite && size > 0 ? min(size, 1e6) : 0
        self.weight = weight.isFinite ? min(max(weight, 1), 1000) : 400
        self.italic = italic
        self.monospacedDigits = monospacedDigits
        self.lowercaseSmallCaps = lowercaseSmallCaps
        self.uppercaseSmallCaps = uppercaseSmallCaps
        self.tracking = tracking.isFinite ? min(max(tracking, -1e6), 1e6) : 0
    }
}
