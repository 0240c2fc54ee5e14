/// How far apart two colours look: ΔE*ab of the formula CIE 1976, the distance in CIELAB under the white of sRGB (D65).
///
/// About 2.3 is just noticeable. A pixel that is not opaque is laid over black and over white, and the larger distance counts.
struct ColorDistance {
    /// Distances by both pixels: pictures of user interfaces have few pairs of colours. A new pair takes the place of another.
    private var pairs = [UInt64](repeating: 0, count: 1 << places)
    private var distances = [Double](repeating: 0, count: 1 << places)
    private static let places = 12
    /// The linear value of each of the 256 steps of a channel.
    private let steps = (0..<256).map { Self.linear(Double($0) / 255) }

    mutating func deltaE(_ first: Pixel, _ second: Pixel) -> Double {
        guard first != second else { return 0 }
        let pair = UInt64(first.number) << 32 | UInt64(second.number)
        // Knuth's multiplicative hashing, by 2^64 over the golden ratio.
        let place = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.places))
        // An empty place holds 0, which would be a pair of equal pixels.
        if pairs[place] == pair { return distances[place] }
        let distance = distance(first, second)
        (pairs[place], distances[place]) = (pair, distance)
        return distance
    }

    private func distance(_ first: Pixel, _ second: Pixel) -> Double {
        if first.alpha == 255, second.alpha == 255 { return Self.distance(lab(first), lab(second)) }
        return max(
            Self.distance(Self.lab(first, over: 0), Self.lab(second, over: 0)),
            Self.distance(Self.lab(first, over: 255), Self.lab(second, over: 255)))
    }

    private static func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let difference = first - second
        return (difference * difference).sum().squareRoot()
    }

    /// Of an opaque pixel.
    private func lab(_ pixel: Pixel) -> SIMD3<Double> {
        Self.lab(linear: SIMD3(steps[Int(pixel.red)], steps[Int(pixel.green)], steps[Int(pixel.blue)]))
    }

    private static func lab(_ pixel: Pixel, over ground: Double) -> SIMD3<Double> {
        let cover = Double(pixel.alpha) / 255
        let parts = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
        let light = parts * cover + ground * (1 - cover)
        return lab(linear: SIMD3(linear(light.x / 255), linear(light.y / 255), linear(light.z / 255)))
    }

    private static func lab(linear: SIMD3<Double>) -> SIMD3<Double> {
        // IEC 61966-2-1: linear sRGB to XYZ; the divisors are the white point D65.
        let x = (linear * SIMD3(0.4124, 0.3576, 0.1805)).sum() / 0.9505
        let y = (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
        let z = (linear * SIMD3(0.0193, 0.1192, 0.9505)).sum() / 1.0890
        let (fx, fy, fz) = (curve(x), curve(y), curve(z))
        return SIMD3(116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
    }

    private static func linear(_ value: Double) -> Double {
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4 is base² times the fifth root of base².
        return base * base * fifthRoot(of: base * base)
    }

    private static func curve(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cubeRoot(of: value) : (24389.0 / 27 * value + 16) / 116
    }

    // Roots by sums, products and quotients alone, because the C library's differ in their last bits between systems.

    /// By Newton's steps, of a value above 0 and up to about 1.
    private static func fifthRoot(of value: Double) -> Double {
        func step(_ guess: Double) -> Double { (4 * guess + value / (guess * guess * guess * guess)) / 5 }
        // The first step leads above the root, all others down to it until nothing changes any more.
        var guess = step(1)
        var next = step(guess)
        while next < guess { (guess, next) = (next, step(next)) }
        return guess
    }

    /// By Halley's steps, each of which triples the number of right digits, of a value above 0.
    private static func cubeRoot(of value: Double) -> Double {
        // A third of the exponent, whose bias is 1023, is near enough to begin with.
        var root = Double(bitPattern: value.bitPattern / 3 + 682 << 52)
        for _ in 0..<3 {
            let cube = root * root * root
            root *= (cube + 2 * value) / (2 * cube + value)
        }
        return root
    }
}
