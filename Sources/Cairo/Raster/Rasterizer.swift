import Foundation
import ProofsheetDrawing

/// Draws display lists as pixels; keeps glyphs and pictures over everything it draws. For one thread at a time.
///
///     let rasterizer = Rasterizer(fonts: library)
///     let picture = try rasterizer.bitmap(list, scale: 3)
package final class Rasterizer {
    private let tools: DrawingTools
    /// The pixels of the last picture: cells of one size come one after the other, and new memory costs as much as drawing.
    private var spare: Canvas?

    package init(fonts: FontLibrary) {
        tools = DrawingTools(fonts: fonts)
    }

    /// The size in pixels of a page drawn at a number of pixels per point.
    package static func pixelSize(_ size: CGSize, scale: CGFloat) -> (width: Int, height: Int) {
        let page = PixelRect(covering: pageRect(size, scale: scale))
        return (max(page.width, 1), max(page.height, 1))
    }

    /// A picture of its own, transparent where nothing is drawn. Throws `pictureTooLarge`.
    package func bitmap(_ list: DisplayList, scale: CGFloat) throws(CairoError) -> Bitmap {
        let (width, height) = Self.pixelSize(list.size, scale: scale)
        let canvas = try emptyCanvas(width: width, height: height)
        draw(list, on: canvas, x: 0, y: 0, scale: scale)
        return try canvas.bitmap()
    }

    /// Draws a list onto what is there already; `x` and `y` are the pixels of its top left corner, nothing is drawn outside
    /// its page.
    package func draw(_ list: DisplayList, on canvas: Canvas, x: Int, y: Int, scale: CGFloat) {
        let (width, height) = Self.pixelSize(list.size, scale: scale)
        let page = PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
        let painter = Painter(
            layer: canvas.layer, tools: tools,
            transform: CGAffineTransform(scale, 0, 0, scale, CGFloat(x), CGFloat(y)), bounds: page)
        painter.draw(list.items)
    }

    private func emptyCanvas(width: Int, height: Int) throws(CairoError) -> Canvas {
        if let spare, spare.width == width, spare.height == height {
            spare.clear()
            return spare
        }
        let canvas = try Canvas(width: width, height: height)
        spare = canvas
        return canvas
    }

    private static func pageRect(_ size: CGSize, scale: CGFloat) -> CGRect {
        PixelGrid(scale: 1).snap(CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    }
}
