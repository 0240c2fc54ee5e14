import Foundation
import ProofsheetDrawing

/// How a coloured glyph is painted, as its font says it: in font units, y up.
indirect enum ColorPaint: Equatable {
    /// One upon the other, the first at the bottom.
    case layers([ColorPaint])
    /// Inside the outline of a glyph.
    case outline(glyph: UInt32, ColorPaint)
    /// Everywhere.
    case fill(Paint)
    case transformed(CGAffineTransform, ColorPaint)
    /// Kept where the second is opaque.
    case masked(ColorPaint, by: ColorPaint)
    /// Mixed with the second, which lies below.
    case blended(ColorPaint, BlendMode, over: ColorPaint)
}
