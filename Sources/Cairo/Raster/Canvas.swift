import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// Pixels to draw display lists on: one cell, or a whole sheet with a cell at each place.
///
///     let canvas = try Canvas(width: 800, height: 600)
///     rasterizer.draw(list, on: canvas, x: 20, y: 40, scale: 0.5)
///     let picture = try canvas.bitmap()
package final class Canvas {
    /// cairo counts pixels in 16 bits.
    package static let longestSide = 32767

    let layer: Layer

    /// Transparent, or filled with a colour; sizes in pixels. Throws `pictureTooLarge`.
    package init(width: Int, height: Int, background: RGBA = .clear) throws(CairoError) {
        guard width <= Self.longestSide, height <= Self.longestSide,
            let layer = Layer(PixelRect(x0: 0, y0: 0, x1: max(width, 1), y1: max(height, 1)))
        else { throw .pictureTooLarge(width: width, height: height) }
        self.layer = layer
        if background.alpha > 0 {
            cairo_set_source_rgba(layer.context, background.red, background.green, background.blue, background.alpha)
            cairo_paint(layer.context)
        }
    }

    /// Pixels.
    package var width: Int { layer.rect.width }
    /// Pixels.
    package var height: Int { layer.rect.height }

    /// Makes every pixel transparent again.
    package func clear() {
        _ = layer.withPixels { $0.update(repeating: 0) }
    }

    /// The picture with straight alpha. Throws `pictureTooLarge` where there is no memory for it.
    package func bitmap() throws(CairoError) -> Bitmap {
        let bytes = layer.withPixels { Unpremultiply.bytes($0) } ?? []
        guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else {
            throw .pictureTooLarge(width: width, height: height)
        }
        return bitmap
    }
}
