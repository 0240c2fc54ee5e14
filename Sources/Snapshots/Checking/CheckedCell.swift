/// What a check knows of a cell it has seen.
struct CheckedCell {
    var outcome: Outcome
    var fingerprint: Fingerprint?
    /// SHA-256 of the picture's pixels.
    var pixels: String?
    var comparison: PictureComparison?
    var reason: String?
}
