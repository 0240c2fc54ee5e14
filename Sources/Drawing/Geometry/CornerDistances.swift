import Foundation

/// Distances of a corner's curve from the corner along its sides, over the radius: three cubic curves, of which the last mirrors the
/// first and the middle one itself.
struct CornerDistances {
    /// A point by its distance along the side it is nearer to, and away from that side.
    struct Place {
        let far, near: CGFloat
    }

    /// Where the side begins to bend, and the first control point, both on the side.
    let begin, first: CGFloat
    /// The second control point, the end of the first curve, and the control point behind it.
    let second, joint, third: Place

    // Published for UIKit's rounded paths; pictures recorded on iOS 18.6 (a rectangle of 84 x 56 with a radius of 16 at 3x)
    // differ by 0.05 pixels at most.
    private static let whole = CornerDistances(
        begin: 1.52866483, first: 1.08849323, second: Place(far: 0.86840689, near: 0), joint: Place(far: 0.63149399, near: 0.07491100),
        third: Place(far: 0.37282392, near: 0.16906013))

    /// A quarter of a circle, cut where the curve of the other style is cut, at 22 degrees.
    static let circular: CornerDistances = {
        let degree = CGFloat.pi / 180
        let (sine, cosine) = Trigonometry.sineAndCosine(22 * degree)
        // A cubic curve's pull for an angle: 4/3 of the tangent of its quarter.
        let (side, middle) = (4 / 3 * Trigonometry.tangent(22 * degree / 4), 4 / 3 * Trigonometry.tangent(46 * degree / 4))
        return CornerDistances(
            begin: 1, first: 1 - side, second: Place(far: 1 - sine + side * cosine, near: 1 - cosine - side * sine),
            joint: Place(far: 1 - sine, near: 1 - cosine), third: Place(far: 1 - sine - middle * cosine, near: 1 - cosine + middle * sine))
    }()

    /// The continuous style along a side half of which is `room` times the radius: where its curve does not fit it comes nearer to a
    /// circle's, which it is where only that fits.
    ///
    /// Recorded on iOS 26: the edge of a capsule of 322 x 48 points is 0.1 points off at most. Between the two it is assumed.
    static func continuous(room: CGFloat) -> CornerDistances {
        let share = min(max((room - 1) / (whole.begin - 1), 0), 1)
        func mix(_ path: KeyPath<CornerDistances, CGFloat>) -> CGFloat {
            circular[keyPath: path] + (whole[keyPath: path] - circular[keyPath: path]) * share
        }
        func place(_ path: KeyPath<CornerDistances, Place>) -> Place {
            Place(far: mix(path.appending(path: \.far)), near: mix(path.appending(path: \.near)))
        }
        return CornerDistances(
            begin: mix(\.begin), first: mix(\.first), second: place(\.second), joint: place(\.joint), third: place(\.third))
    }
}
