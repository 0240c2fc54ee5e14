/// How far apart two colours look: ΔE*ab of the formula CIE 1976, the distance in CIELAB under the white of sRGB (D65).
///
/// About 2.3 is just noticeable. A pixel that is not opaque is laid over black and over white, and the larger distance counts.
struct ColorDistance {
    /// Distances by both pixels: pictures of user interfaces have few pairs of colours.
    private var known: [UInt64: Double] = [:]
    private static let mostKnown = 1 << 16

    mutating func deltaE(_ first: Pixel, _ second: Pixel) -> Double {
        let pair = UInt64(first.number) << 32 | UInt64(second.number)
        if let distance = known[pair] { return distance }
        if known.count == Self.mostKnown { known.removeAll(keepingCapacity: true) }
        let distance = Self.deltaE(first, second)
        known[pair] = distance
        return distance
    }

    private static func deltaE(_ first: Pixel, _ second: Pixel) -> Double {
        if first.alpha == 255, second.alpha == 255 { return distance(lab(first, over: 0), lab(second, over: 0)) }
        return max(
            distance(lab(first, over: 0), lab(second, over: 0)), distance(lab(first, over: 255), lab(second, over: 255)))
    }

    private static func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let difference = first - second
        return (difference * difference).sum().squareRoot()
    }

    private static func lab(_ pixel: Pixel, over ground: Double) -> SIMD3<Double> {
        let cover = Double(pixel.alpha) / 255
        let parts = SIMD3(pixel[0], pixel[1], pixel[2])
        let light = SIMD3<Double>(parts) * cover + ground * (1 - cover)
        let linear = SIMD3(linear(light.x / 255), linear(light.y / 255), linear(light.z / 255))
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
        return base * base * root(5, of: base * base)
    }

    private static func curve(_ value: Double) -> Double {
        value > 216.0 / 24389 ? root(3, of: value) : (24389.0 / 27 * value + 16) / 116
    }

    /// By Newton's steps, because the C library's roots differ in their last bits between systems; values from 0 to about 1.
    private static func root(_ degree: Int, of value: Double) -> Double {
        guard value > 0 else { return 0 }
        func step(_ guess: Double) -> Double {
            var power = 1.0
            for _ in 1..<degree { power *= guess }
            return (Double(degree - 1) * guess + value / power) / Double(degree)
        }
        // The first step leads above the root, all others down to it until nothing changes any more.
        var guess = step(1)
        var next = step(guess)
        while next < guess { (guess, next) = (next, step(next)) }
        return guess
    }
}
