import ProofsheetDrawing

/// A rectangle of whole pixels, from the top left corner.
package struct PixelBox: Equatable, Sendable, Codable {
    package let x, y, width, height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// The size of a picture in pixels.
package struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
    package let width, height: Int

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    package init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

    package var description: String { "\(width) x \(height)" }
}
