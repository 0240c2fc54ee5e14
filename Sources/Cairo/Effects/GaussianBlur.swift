import Foundation

/// A blur by a normal distribution, as three running means in each direction: within 3 % of it and exact in whole numbers.
struct GaussianBlur {
    /// Some hundred points: larger windows leave one colour all over a screen, and cost memory and time for nothing.
    private static let largestWindow: CGFloat = 1500

    /// Pixels averaged by each of the three means, 0 or 1 for no blur.
    private let window: Int

    /// The deviation in pixels. The window is the one SVG names for its own blur.
    init(deviation: CGFloat) {
        let width = deviation.isFinite ? max(deviation, 0) * 3 * (2 * CGFloat.pi).squareRoot() / 4 : 0
        window = Int(min((width + 0.5).rounded(.down), Self.largestWindow))
    }

    /// How far colour spreads, in pixels.
    var reach: Int { window > 1 ? 3 * (window / 2) + 1 : 0 }

    func apply(to layer: Layer) {
        guard window > 1 else { return }
        let (width, height) = (layer.rect.width, layer.rect.height)
        _ = layer.withPixels { pixels in
            var line = [UInt32](repeating: 0, count: max(width, height))
            for row in 0..<height { blur(pixels, start: row * width, step: 1, count: width, &line) }
            for column in 0..<width { blur(pixels, start: column, step: width, count: height, &line) }
        }
    }

    // An even window has no middle: the first mean leans left, the second right, the third is one wider.
    private func blur(
        _ pixels: UnsafeMutableBufferPointer<UInt32>, start: Int, step: Int, count: Int, _ line: inout [UInt32]
    ) {
        let half = window / 2
        let passes = window % 2 == 1 ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
        for (before, after) in passes {
            for index in 0..<count { line[index] = pixels[start + index * step] }
            average(line, pixels, start: start, step: step, count: count, before: before, after: after)
        }
    }

    private func average(
        _ line: [UInt32], _ pixels: UnsafeMutableBufferPointer<UInt32>, start: Int, step: Int, count: Int, before: Int,
        after: Int
    ) {
        let size = UInt32(before + after + 1)
        var sums = ChannelSums()
        for index in 0..<min(after, count) { sums.add(line[index]) }
        for index in 0..<count {
            if index + after < count { sums.add(line[index + after]) }
            if index - before > 0 { sums.remove(line[index - before - 1]) }
            pixels[start + index * step] = sums.mean(size)
        }
    }
}

/// The four parts of pixels added up.
private struct ChannelSums {
    private var parts = SIMD4<UInt32>()

    mutating func add(_ pixel: UInt32) { parts &+= Self.split(pixel) }

    mutating func remove(_ pixel: UInt32) { parts &-= Self.split(pixel) }

    func mean(_ count: UInt32) -> UInt32 {
        let means = (parts &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
        return means[0] << 24 | means[1] << 16 | means[2] << 8 | means[3]
    }

    private static func split(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    }
}
