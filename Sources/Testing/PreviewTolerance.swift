import ProofsheetSnapshots

/// How much a picture may differ from its golden and still match.
///
/// A differing pixel is tolerated where its channels or its colour are within their limits; those that are not may be forgiven as
/// anti-aliasing; the rest must stay within the budget of pixels.
public struct PreviewTolerance: Sendable, Hashable {
    /// A number of pixels, or a share of the picture.
    public enum Pixels: Sendable, Hashable, ExpressibleByIntegerLiteral {
        case count(Int)
        /// From 0 to 100.
        case percent(Double)

        public init(integerLiteral count: Int) { self = .count(count) }
    }

    /// The largest difference of one channel of one pixel, in steps of 0...255.
    public var maxChannelDifference: Int
    /// How many pixels may differ by more than that.
    public var maxDifferingPixels: Pixels
    /// The largest distance of two colours by the formula CIE 1976; 0 for none.
    public var maxDeltaE: Double
    /// Whether pixels of an edge that lies a fraction of a pixel elsewhere are left out of the count.
    public var forgivesAntialiasing: Bool

    public init(
        maxChannelDifference: Int = 0, maxDifferingPixels: Pixels = 0, maxDeltaE: Double = 0, forgivesAntialiasing: Bool = false
    ) {
        self.maxChannelDifference = maxChannelDifference
        self.maxDifferingPixels = maxDifferingPixels
        self.maxDeltaE = maxDeltaE
        self.forgivesAntialiasing = forgivesAntialiasing
    }

    /// Every pixel is the golden's.
    public static let exact = PreviewTolerance()

    var tolerance: Tolerance {
        let budget: PixelBudget =
            switch maxDifferingPixels {
            case .count(let count): .count(count)
            case .percent(let share): .percent(min(max(share, 0), 100))
            }
        return Tolerance(
            maxChannelDifference: maxChannelDifference, maxDifferingPixels: budget, maxDeltaE: maxDeltaE,
            forgivesAntialiasing: forgivesAntialiasing)
    }
}
