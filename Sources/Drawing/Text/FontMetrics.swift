import Foundation

/// The vertical measures of a font at its size, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
    package let ascent, descent, capHeight, xHeight: CGFloat

    package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Ascent plus descent: the height of one line before it is rounded up to a pixel.
    package var lineHeight: CGFloat { ascent + descent }
}
