import Foundation
import ProofsheetDrawing

/// A cubic Bézier curve in points; lines and quadratic curves are raised to one.
struct Curve {
    let from, control1, control2, to: CGPoint
    let isLine: Bool

    init(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
        (self.from, self.control1, self.control2, self.to, isLine) = (from, control1, control2, to, false)
    }

    init(line from: CGPoint, to: CGPoint) {
        self.from = from
        self.to = to
        control1 = from.mixed(to, 1 / 3)
        control2 = from.mixed(to, 2 / 3)
        isLine = true
    }

    init(quad from: CGPoint, _ control: CGPoint, _ to: CGPoint) {
        self.init(from, from.mixed(control, 2 / 3), to.mixed(control, 2 / 3), to)
    }

    /// Points along the curve at even parameters, the first one left out.
    func points(_ count: Int) -> [CGPoint] {
        if isLine { return [to] }
        return (1...count).map { point(CGFloat($0) / CGFloat(count)) }
    }

    func point(_ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
            y: a * from.y + b * control1.y + c * control2.y + d * to.y)
    }

    /// The part before a parameter and the part after it.
    func split(_ t: CGFloat) -> (before: Curve, after: Curve) {
        let (ab, bc, cd) = (from.mixed(control1, t), control1.mixed(control2, t), control2.mixed(to, t))
        let (abc, bcd) = (ab.mixed(bc, t), bc.mixed(cd, t))
        let middle = abc.mixed(bcd, t)
        if isLine { return (Curve(line: from, to: middle), Curve(line: middle, to: to)) }
        return (Curve(from, ab, abc, middle), Curve(middle, bcd, cd, to))
    }

    // Chords of 64 parts: within a ten-thousandth of the length of a quarter circle.
    private static let parts = 64

    /// Lengths in points from the start at even parameters, 0 first.
    var lengths: [CGFloat] {
        if isLine { return [0, from.distance(to)] }
        var (sum, last) = (CGFloat(0), from)
        return [0]
            + points(Self.parts).map { point in
                sum += last.distance(point)
                last = point
                return sum
            }
    }
}

extension CGPoint {
    func mixed(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }

    func distance(_ other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

extension Path {
    /// The subpaths as curves, with closing lines where a part is closed.
    var curves: [(curves: [Curve], isClosed: Bool)] {
        var result: [(curves: [Curve], isClosed: Bool)] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ curve: Curve) {
            if result.isEmpty || result[result.count - 1].isClosed { result.append(([], false)) }
            result[result.count - 1].curves.append(curve)
            current = curve.to
        }
        forEach { element in
            switch element {
            case .move(let to):
                result.append(([], false))
                (start, current) = (to, to)
            case .line(let to): add(Curve(line: current, to: to))
            case .quadCurve(let to, let control): add(Curve(quad: current, control, to))
            case .curve(let to, let control1, let control2): add(Curve(current, control1, control2, to))
            case .closeSubpath:
                if current != start { add(Curve(line: current, to: start)) }
                if !result.isEmpty { result[result.count - 1].isClosed = true }
                current = start
            }
        }
        return result.filter { !$0.curves.isEmpty }
    }

    /// The subpaths as corners of lines that stay close to the curves.
    func polylines() -> [(points: [CGPoint], isClosed: Bool)] {
        curves.map { part in
            var points = [part.curves[0].from]
            for curve in part.curves {
                for point in curve.points(16) where point != points[points.count - 1] { points.append(point) }
            }
            if part.isClosed, points.count > 1, points[0] == points[points.count - 1] { points.removeLast() }
            return (points, part.isClosed)
        }
    }
}
