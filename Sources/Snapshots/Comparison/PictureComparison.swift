import Foundation
import ProofsheetDrawing

/// How two pictures differ, pixel by pixel in straight-alpha sRGB; alpha counts like a colour.
package struct PictureComparison: Equatable, Sendable, Codable {
    package let goldenSize, candidateSize: PixelSize
    /// Pixels with any difference at all; 0 where the sizes differ, because no pixel then has a partner.
    package let differingPixels: Int
    /// Pixels that differ by more than the tolerated channel difference.
    package let intolerablePixels: Int
    /// The largest difference of one channel of one pixel, in steps of 0...255.
    package let maxChannelDifference: Int
    /// The smallest box around all differing pixels.
    package let box: PixelBox?
    package let tolerance: Tolerance

    package init(golden: Bitmap, candidate: Bitmap, tolerance: Tolerance = .exact) {
        goldenSize = PixelSize(golden)
        candidateSize = PixelSize(candidate)
        let found =
            goldenSize == candidateSize
            ? PixelDifferences(golden, candidate, allowed: tolerance.maxChannelDifference) : PixelDifferences()
        differingPixels = found.count
        intolerablePixels = found.intolerable
        maxChannelDifference = found.largest
        box = found.box
        self.tolerance = tolerance
    }

    /// Whether the candidate may stand for the golden.
    package var isMatch: Bool {
        goldenSize == candidateSize && intolerablePixels <= tolerance.maxDifferingPixels
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
        return phrase + "; \(intolerablePixels) of \(tolerance.maxDifferingPixels) tolerated pixels"
            + " are beyond a channel difference of \(tolerance.maxChannelDifference)"
    }
}

/// The counts of a comparison while it runs over the rows.
private struct PixelDifferences {
    var count = 0
    var intolerable = 0
    var largest = 0
    var box: PixelBox?

    init() {}

    init(_ golden: Bitmap, _ candidate: Bitmap, allowed: Int) {
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        golden.bytes.withUnsafeBytes { old in
            candidate.bytes.withUnsafeBytes { new in
                guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
                guard memcmp(oldStart, newStart, old.count) != 0 else { return }
                let stride = golden.width * 4
                for y in 0..<golden.height
                where memcmp(oldStart + y * stride, newStart + y * stride, stride) != 0 {
                    (top, bottom) = (min(top, y), y)
                    for x in 0..<golden.width {
                        let place = y * stride + x * 4
                        let most = (0..<4).reduce(0) { max($0, abs(Int(old[place + $1]) - Int(new[place + $1]))) }
                        guard most > 0 else { continue }
                        count += 1
                        if most > allowed { intolerable += 1 }
                        largest = max(largest, most)
                        (left, right) = (min(left, x), max(right, x))
                    }
                }
            }
        }
        guard count > 0 else { return }
        box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
