import CCairo
import CFreeType
import Foundation

/// A coloured glyph at the size its font holds it in, and where it lies around the glyph's origin.
final class GlyphPicture {
    let layer: Layer
    /// The picture's edges in em, y down from the baseline.
    let box: CGRect

    /// Nil where the slot holds no coloured picture.
    init?(_ slot: FT_GlyphSlotRec_, pixelsPerEm: Double) {
        let bitmap = slot.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let buffer = bitmap.buffer,
            let layer = Layer(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        else { return nil }
        _ = layer.withPixels { pixels in
            for row in 0..<height {
                for column in 0..<width {
                    let at = row * Int(bitmap.pitch) + 4 * column
                    func part(_ offset: Int) -> UInt32 { UInt32(buffer[at + offset]) }
                    pixels[row * width + column] = part(3) << 24 | part(2) << 16 | part(1) << 8 | part(0)
                }
            }
        }
        self.layer = layer
        box = CGRect(
            x: CGFloat(slot.bitmap_left) / pixelsPerEm, y: -CGFloat(slot.bitmap_top) / pixelsPerEm,
            width: CGFloat(width) / pixelsPerEm, height: CGFloat(height) / pixelsPerEm)
    }
}
