import ProofsheetDrawing

/// Images in the drawing library's pixels, by their content.
final class ImageCache {
    // 64 million pixels: 256 megabytes.
    private static let limit = 64_000_000

    private var layers: [String: Layer] = [:]
    private var held = 0

    /// Nil where there is no memory for the image.
    func layer(_ image: ImageReference) -> Layer? {
        if let layer = layers[image.hash] { return layer }
        let bitmap = image.bitmap
        guard bitmap.width <= Canvas.longestSide, bitmap.height <= Canvas.longestSide,
            let layer = Layer(PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height))
        else { return nil }
        _ = layer.withPixels { Unpremultiply.pixels(bitmap.bytes, into: $0) }
        if held > Self.limit {
            layers.removeAll()
            held = 0
        }
        held += bitmap.width * bitmap.height
        layers[image.hash] = layer
        return layer
    }
}
