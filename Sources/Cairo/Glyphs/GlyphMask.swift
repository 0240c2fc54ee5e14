import CProofsheetFreeType
import CProofsheetPixman

/// A glyph's coverage in pixels, 0...255, and where it lies around the glyph's origin.
struct GlyphMask {
    let width, height: Int
    /// From the origin to the left and top edge, in pixels; `top` counts upwards.
    let left, top: Int
    /// Rows padded to multiples of four bytes.
    let bytes: [UInt8]
    let stride: Int

    /// Nil where the slot holds no ink.
    init?(_ slot: FT_GlyphSlotRec_) {
        let bitmap = slot.bitmap
        guard bitmap.width > 0, bitmap.rows > 0, bitmap.pixel_mode == FT_PIXEL_MODE_GRAY.rawValue, let buffer = bitmap.buffer
        else { return nil }
        width = Int(bitmap.width)
        height = Int(bitmap.rows)
        left = Int(slot.bitmap_left)
        top = Int(slot.bitmap_top)
        stride = (width + 3) & ~3
        var bytes = [UInt8](repeating: 0, count: stride * height)
        for row in 0..<height {
            for column in 0..<width { bytes[row * stride + column] = buffer[row * Int(bitmap.pitch) + column] }
        }
        self.bytes = bytes
    }
}
