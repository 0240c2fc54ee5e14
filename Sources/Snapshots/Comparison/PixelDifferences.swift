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
        golden.bytes.withUnsafeBufferPointer { old in
            candidate.bytes.withUnsafeBufferPointer { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return }
                count(old, new, width: golden.width, height: golden.height, tolerance)
            }
        }
    }

    private mutating func count(
        _ old: PixelRows.Bytes, _ new: PixelRows.Bytes, width: Int, height: Int, _ tolerance: Tolerance
    ) {
        let stride = width * 4
        guard memcmp(old, new, stride * height) != 0 else { return }
        let (distances, marked) = (RowRoom(stride), RowRoom(stride))
        let limit = UInt8(clamping: tolerance.maxChannelDifference)
        var edges = tolerance.forgivesAntialiasing ? EdgePixels(golden: old, candidate: new, width: width, height: height) : nil
        var colors = tolerance.maxDeltaE > 0 ? ColorDistance() : nil
        var (left, right, top, bottom) = (width, -1, height, -1)
        for y in 0..<height where memcmp(old + y * stride, new + y * stride, stride) != 0 {
            (top, bottom) = (min(top, y), y)
            largest = max(largest, Int(PixelRows.distances(old + y * stride, new + y * stride, stride, into: distances.bytes)))
            count += PixelRows.count(distances.pixels, width)
            if let first = (0..<left).first(where: { distances.pixels[$0] != 0 }) { left = first }
            if let last = (right + 1..<width).last(where: { distances.pixels[$0] != 0 }) { right = last }
            PixelRows.marks(of: distances.bytes, above: limit, stride, into: marked.bytes)
            if colors != nil { tolerateColors(&colors, old + y * stride, new + y * stride, distances, marked, width, tolerance.maxDeltaE) }
            if edges != nil, PixelRows.count(marked.pixels, width) > 0 { forgiven += edges?.explain(y, marked) ?? 0 }
            intolerable += PixelRows.count(marked.pixels, width)
        }
        box = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// Measures the colours of a row's pixels that differ, and takes the mark from those that are near enough.
    private mutating func tolerateColors(
        _ colors: inout ColorDistance?, _ old: PixelRows.Bytes, _ new: PixelRows.Bytes, _ distances: RowRoom, _ marked: RowRoom,
        _ width: Int, _ limit: Double
    ) {
        for x in 0..<width where distances.pixels[x] != 0 {
            let distance = colors?.deltaE(Pixel(old + x * 4), Pixel(new + x * 4)) ?? 0
            farthest = max(farthest, distance)
            if distance <= limit { marked.pixels[x] = 0 }
        }
    }
}
