import Foundation
import ProofsheetDrawing

/// The counts of a comparison of two pictures of one size.
struct PixelDifferences {
    private(set) var count = 0
    private(set) var intolerable = 0
    private(set) var forgiven = 0
    private(set) var largest = 0
    /// The largest ΔE*ab, 0 unless the tolerance speaks of it.
    private(set) var farthest = 0.0
    private(set) var box: PixelBox?

    init() {}

    init(_ golden: Bitmap, _ candidate: Bitmap, tolerance: Tolerance) {
        golden.bytes.withUnsafeBytes { old in
            candidate.bytes.withUnsafeBytes { new in
                count(EdgePixels(golden: old, candidate: new, width: golden.width, height: golden.height), tolerance)
            }
        }
    }

    private mutating func count(_ pictures: EdgePixels, _ tolerance: Tolerance) {
        let (old, new) = (pictures.golden, pictures.candidate)
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress, memcmp(oldStart, newStart, old.count) != 0 else { return }
        var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
        let stride = pictures.width * 4
        var colors = ColorDistance()
        for y in 0..<pictures.height where memcmp(oldStart + y * stride, newStart + y * stride, stride) != 0 {
            (top, bottom) = (min(top, y), y)
            for x in 0..<pictures.width {
                let place = y * stride + x * 4
                let (was, now) = (Pixel(old, at: place), Pixel(new, at: place))
                guard was != now else { continue }
                count += 1
                (left, right) = (min(left, x), max(right, x))
                let difference = was.difference(now)
                largest = max(largest, difference)
                let distance = tolerance.maxDeltaE > 0 ? colors.deltaE(was, now) : .infinity
                if tolerance.maxDeltaE > 0 { farthest = max(farthest, distance) }
                if difference <= tolerance.maxChannelDifference || distance <= tolerance.maxDeltaE { continue }
                if tolerance.forgivesAntialiasing, pictures.explain(x, y) { forgiven += 1 } else { intolerable += 1 }
            }
        }
        box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}
