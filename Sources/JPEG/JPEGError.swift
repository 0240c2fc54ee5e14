/// Why a picture could not be read as JPEG.
package enum JPEGError: Error, Equatable {
    /// The bytes are no JPEG picture, or a damaged one.
    case damaged
    /// The colours are those of printing inks.
    case inks
    /// More pixels than are allowed.
    case tooLarge(width: Int, height: Int)
}
