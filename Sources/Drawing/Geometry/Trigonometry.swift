import Foundation

/// The one place that calls the C library's trigonometry, so that a difference between machines has one cause.
package enum Trigonometry {
    /// Sine and cosine of an angle in radians, exact at multiples of a quarter turn.
    package static func sineAndCosine(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
        guard angle.isFinite else { return (0, 1) }
        let quarters = angle / (.pi / 2)
        if quarters == quarters.rounded(), abs(quarters) < 1e6 {
            let exact: [(CGFloat, CGFloat)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
            let turn = Int(quarters).quotientAndRemainder(dividingBy: 4).remainder
            return exact[(turn + 4) % 4]
        }
        return (rounded(CGFloat(sin(Double(angle)))), rounded(CGFloat(cos(Double(angle)))))
    }

    package static func tangent(_ angle: CGFloat) -> CGFloat { rounded(CGFloat(tan(Double(angle)))) }

    package static func arcTangent(y: CGFloat, x: CGFloat) -> CGFloat { rounded(CGFloat(atan2(Double(y), Double(x)))) }

    package static func arcCosine(_ value: CGFloat) -> CGFloat { rounded(CGFloat(acos(Double(min(max(value, -1), 1))))) }

    package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    // Maths libraries differ in the last bits; 2^-40 is far finer than a pixel and coarse enough to hide that.
    private static func rounded(_ value: CGFloat) -> CGFloat {
        (value * 0x1p40).rounded() * 0x1p-40
    }
}
