/// The largest picture that is read or written, so that a hostile file cannot take more than 400 MB of pixels.
package enum PNGLimits {
    /// Pixels a side; cairo itself ends at 32,767.
    package static let side = 16_384
    /// Pixels in all: four times the largest sheet.
    package static let area = 100_000_000

    /// Whether a picture of this size in pixels is read and written.
    package static func allow(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && width * height <= area
    }
}
