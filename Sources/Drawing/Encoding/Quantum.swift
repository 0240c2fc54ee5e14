import Foundation

/// The steps that numbers of the canonical encoding are rounded to, so that a difference no one can see is no difference.
package enum Quantum {
    /// Steps in a point: 1/1024 pt is a three-hundredth of a pixel at 3x.
    package static let coordinateSteps: Double = 1024
    /// Steps in 1 for numbers that are no coordinates: matrix entries, angles, design coordinates of fonts.
    package static let ratioSteps: Double = 1_048_576
    /// Steps in 1 for the parts of a colour; one of eight bits stays exact, because 65535 is 255 times 257.
    package static let fractionSteps: Double = 65_535
    /// The largest number of steps in either direction; what lies beyond is set to it.
    package static let limit = 1 << 40

    /// Steps of a coordinate in points, 0 for what is not a number.
    package static func coordinate(_ points: CGFloat) -> Int { steps(Double(points), coordinateSteps) }

    /// Steps of a number that is no coordinate, 0 for what is not a number.
    package static func ratio(_ value: Double) -> Int { steps(value, ratioSteps) }

    /// Steps of an opacity, clamped into 0...1.
    package static func opacity(_ value: Double) -> Int { min(max(ratio(value), 0), Int(ratioSteps)) }

    /// Steps of a part of a colour, clamped into 0...1.
    package static func fraction(_ value: Double) -> UInt16 {
        value > 0 ? UInt16(nearest(min(value, 1) * fractionSteps)) : 0
    }

    private static func steps(_ value: Double, _ perUnit: Double) -> Int {
        let scaled = value * perUnit
        guard abs(scaled) < Double(limit) else {
            return scaled.isNaN ? 0 : (scaled < 0 ? -limit : limit)
        }
        return nearest(scaled)
    }

    // Adding and taking away 1.5 * 2^52 leaves the nearest whole number, ties to even, without a call into the C library.
    private static func nearest(_ value: Double) -> Int {
        Int((value + 0x1.8p52) - 0x1.8p52)
    }
}
