/// How much a picture may differ and still match; nothing, unless a user says otherwise.
///
/// A differing pixel is tolerated where its channels or its colour are within their limits; those that are not may be forgiven as
/// anti-aliasing; the rest must stay within the budget of pixels.
package struct Tolerance: Hashable, Sendable, Codable {
    /// The largest difference of one channel of one pixel, in steps of 0...255.
    package var maxChannelDifference: Int
    /// How many pixels may differ by more than that.
    package var maxDifferingPixels: PixelBudget
    /// The largest distance of two colours by the formula CIE 1976, see `ColorDistance`; 0 for none.
    package var maxDeltaE: Double
    /// Whether pixels of an edge that lies a fraction of a pixel elsewhere are left out of the count, see `EdgePixels`.
    package var forgivesAntialiasing: Bool

    /// Numbers below zero are zero.
    package init(
        maxChannelDifference: Int = 0, maxDifferingPixels: PixelBudget = 0, maxDeltaE: Double = 0, forgivesAntialiasing: Bool = false
    ) {
        self.maxChannelDifference = max(maxChannelDifference, 0)
        self.maxDifferingPixels = if case .count(let count) = maxDifferingPixels { .count(max(count, 0)) } else { maxDifferingPixels }
        self.maxDeltaE = max(maxDeltaE, 0)
        self.forgivesAntialiasing = forgivesAntialiasing
    }

    package static let exact = Tolerance()
}
