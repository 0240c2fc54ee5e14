/// Why a picture could not be read or written as PNG.
package enum PNGError: Error, Equatable {
    /// The first bytes are not those of a PNG file.
    case notPNG
    /// The bytes end before the picture does.
    case truncated
    /// A chunk of this type is illegal, out of place, or does not fit its checksum.
    case damagedChunk(type: String)
    /// The compressed pixels are not those of a picture of the declared size and format.
    case damagedPixels
    /// More pixels than `PNGLimits` allows.
    case tooLarge(width: Int, height: Int)

    /// The error as one sentence about the file of that name.
    package func sentence(about name: String) -> String {
        switch self {
        case .notPNG:
            "\(name) is not a PNG picture."
        case .truncated:
            "\(name) is cut short: the file ends before its picture does."
        case .damagedChunk(let type):
            "\(name) is a damaged PNG picture: its \(type) chunk cannot be read."
        case .damagedPixels:
            "\(name) is a damaged PNG picture: its pixels cannot be unpacked."
        case .tooLarge(let width, let height):
            """
            \(name) is too large with \(width) x \(height) pixels: \
            a picture may have \(PNGLimits.side) pixels a side and \(PNGLimits.area / 1_000_000) megapixels.
            """
        }
    }
}
