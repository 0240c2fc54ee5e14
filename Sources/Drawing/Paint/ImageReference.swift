import Foundation

/// An image by its content: a lower-case hexadecimal SHA-256 of its size and pixels stands for them in the canonical encoding.
///
/// What was made from another image is named after that one and after what was done to it.
package struct ImageReference: Equatable, Sendable {
    package let hash: String
    package let bitmap: Bitmap

    package init(hash: String, bitmap: Bitmap) {
        self.hash = hash
        self.bitmap = bitmap
    }

    /// The pixels of some columns and rows, nil where the image does not have them.
    package func part(columns: Range<Int>, rows: Range<Int>) -> ImageReference? {
        if columns == 0..<bitmap.width, rows == 0..<bitmap.height { return self }
        return bitmap.part(columns: columns, rows: rows).map {
            let name = "\(hash)[\(columns.lowerBound)-\(columns.upperBound),\(rows.lowerBound)-\(rows.upperBound)]"
            return ImageReference(hash: name, bitmap: $0)
        }
    }

    /// The image and the same again, side by side or one below the other.
    package func twice(_ axis: Axis) -> ImageReference? {
        switch axis {
        case .horizontal: bitmap.beside(bitmap).map { ImageReference(hash: hash + "|", bitmap: $0) }
        case .vertical: bitmap.above(bitmap).map { ImageReference(hash: hash + "-", bitmap: $0) }
        }
    }

    /// The axis along which images follow each other.
    package enum Axis: Sendable { case horizontal, vertical }

    /// Half as many columns and rows.
    package var half: ImageReference? { bitmap.half.map { ImageReference(hash: hash + "/2", bitmap: $0) } }
}
