/// What can go wrong between a display list and its pixels.
package enum CairoError: Error, Equatable, Sendable {
    /// A pinned font file is absent, or its bytes are not the pinned ones; the hash is SHA-256, nil where any content will do.
    case missingFont(name: String, file: String, expectedHash: String?)
    /// The file is there and has the pinned bytes, but it holds no font that can be used.
    case unreadableFont(name: String, file: String)
    /// The file with the patterns of a language is absent or broken, or its bytes are not the pinned ones, whose SHA-256 is given.
    case missingPatterns(language: String, file: String, expectedHash: String)
    /// The font set has no upright font for the system family, without which nothing can be set.
    case noSystemFont
    /// Width and height in pixels; the limit is cairo's.
    case pictureTooLarge(width: Int, height: Int)
    /// A vector file could not be written; the reason is the library's own.
    case vectorFile(reason: String)
}

extension CairoError: CustomStringConvertible {
    /// Whole sentences for people, with what to do next.
    package var description: String {
        switch self {
        case .missingFont(let name, let file, .some(let hash)):
            "The font \(name) is missing: \(file) with SHA-256 \(hash) was not found. Run Config/setup to install it."
        case .missingFont(let name, let file, .none):
            "The font \(name) is missing: \(file) was not found. Run Config/setup to install it."
        case .unreadableFont(let name, let file):
            "The font \(name) cannot be used: \(file) holds no scalable or colour font. Name another file in Config/fonts.json."
        case .missingPatterns(let language, let file, let hash):
            """
            The patterns that divide words of the language \(language) are missing: \(file) with SHA-256 \(hash) was not found. Run \
            Config/setup to install them.
            """
        case .noSystemFont:
            "No font is set for the system family. Add one to Config/fonts.json."
        case .pictureTooLarge(let width, let height):
            "A picture of \(width) × \(height) pixels is too large: the limit is 32767 pixels a side. Choose a smaller scale."
        case .vectorFile(let reason):
            "The vector file could not be written: \(reason)."
        }
    }
}
