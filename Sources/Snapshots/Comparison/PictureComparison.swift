import ProofsheetDrawing

/// How two pictures differ, pixel by pixel in straight-alpha sRGB; alpha counts like a colour.
package struct PictureComparison: Equatable, Sendable, Codable {
    package let goldenSize, candidateSize: PixelSize
    /// Pixels with any difference at all; 0 where the sizes differ, because no pixel then has a partner.
    package let differingPixels: Int
    /// Pixels that differ by more than is tolerated and were not forgiven: what is taken from the budget.
    package let intolerablePixels: Int
    /// Pixels that differ by more than is tolerated and were forgiven as anti-aliasing.
    package let forgivenPixels: Int
    /// The pixels that the tolerance allows a picture of this size.
    package let budget: Int
    /// The largest difference of one channel of one pixel, in steps of 0...255.
    package let maxChannelDifference: Int
    /// The largest distance of two colours, nil where the tolerance does not speak of it; see `ColorDistance`.
    package let maxDeltaE: Double?
    /// The smallest box around all differing pixels.
    package let box: PixelBox?
    package let tolerance: Tolerance

    package init(golden: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact) {
        goldenSize = PixelSize(golden)
        candidateSize = PixelSize(candidate)
        let found =
            goldenSize == candidateSize ? PixelDifferences(golden, candidate, tolerance: tolerance) : PixelDifferences()
        differingPixels = found.count
        intolerablePixels = found.intolerable
        forgivenPixels = found.forgiven
        budget = tolerance.maxDifferingPixels.pixels(of: goldenSize)
        maxChannelDifference = found.largest
        maxDeltaE = tolerance.maxDeltaE > 0 ? (found.farthest * 100).rounded() / 100 : nil
        box = found.box
        self.tolerance = tolerance
    }

    /// Whether the candidate may stand for the golden.
    package var isMatch: Bool {
        goldenSize == candidateSize && intolerablePixels <= budget
    }

    /// Whether no pixel differs.
    package var isExact: Bool { goldenSize == candidateSize && differingPixels == 0 }

    /// What differs and how much of a tolerance that takes, as one phrase.
    package var sentence: String {
        guard goldenSize == candidateSize else { return "\(candidateSize) pixels instead of \(goldenSize)" }
        guard let box else { return "no pixel differs" }
        let pixels = differingPixels == 1 ? "1 pixel differs" : "\(differingPixels) pixels differ"
        let place = "within \(box.width) x \(box.height) at (\(box.x), \(box.y))"
        let phrase = "\(pixels) by at most \(maxChannelDifference) of 255 \(place)"
        guard tolerance != .exact else { return phrase }
        return phrase + "; \(intolerablePixels) of \(budget) tolerated pixels are beyond a channel difference of "
            + "\(tolerance.maxChannelDifference)" + (maxDeltaE.map { " and a ΔE*ab of \(tolerance.maxDeltaE) (largest \($0))" } ?? "")
            + (tolerance.forgivesAntialiasing ? ", \(forgivenPixels) more were forgiven as anti-aliasing" : "")
    }
}
