import Foundation

/// Glyphs of one font on one baseline, with the characters they stand for.
package struct GlyphRun: Equatable, Sendable {
    /// A glyph number of the font and where its origin stands, in points from the run's origin, y down.
    package struct Glyph: Equatable, Sendable {
        package let id: UInt32
        package let x, y: CGFloat

        package init(id: UInt32, x: CGFloat, y: CGFloat = 0) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    package let font: FontInstance
    /// From left to right as drawn.
    package let glyphs: [Glyph]
    /// The characters in reading order.
    package let text: String
    /// The left end of the baseline, in the coordinates of the display list item.
    package var origin: CGPoint
    /// From the origin to the end of the last advance, tracking included, in points.
    package let width: CGFloat
    package let isRightToLeft: Bool

    package init(
        font: FontInstance, glyphs: [Glyph], text: String, origin: CGPoint, width: CGFloat, isRightToLeft: Bool = false
    ) {
        self.font = font
        self.glyphs = glyphs
        self.text = text
        self.origin = origin
        self.width = width
        self.isRightToLeft = isRightToLeft
    }
}
