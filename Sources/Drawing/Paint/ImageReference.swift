/// An image by its content: a lower-case hexadecimal SHA-256 of its size and pixels stands for them in the canonical encoding.
package struct ImageReference: Equatable, Sendable {
    package let hash: String
    package let bitmap: Bitmap

    package init(hash: String, bitmap: Bitmap) {
        self.hash = hash
        self.bitmap = bitmap
    }
}
