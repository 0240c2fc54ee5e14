import Foundation

extension Path {
    /// The smallest rectangle around the lines and curves themselves, in points; null where there are none.
    package var extent: CGRect {
        var extent = CGRect.null
        var start = CGPoint.zero
        var current = CGPoint.zero
        func take(_ points: [CGPoint]) {
            for point in points { extent = extent.union(CGRect(origin: point, size: .zero)) }
        }
        for element in elements {
            switch element {
            case .move(let to): (start, current) = (to, to)
            case .line(let to):
                take([current, to])
                current = to
            case .quadCurve(let to, let control):
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
                }
                take(Self.turns(current, third(current), third(to), to) + [current, to])
                current = to
            case .curve(let to, let control1, let control2):
                take(Self.turns(current, control1, control2, to) + [current, to])
                current = to
            case .closeSubpath: current = start
            }
        }
        return extent
    }

    // Where a cubic goes neither left nor right, or neither up nor down: the roots of its derivative in each coordinate.
    private static func turns(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
        func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
            let (second, first, constant) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
            if abs(second) < 1e-12 { return first == 0 ? [] : [-constant / first] }
            let discriminant = first * first - 4 * second * constant
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            return [(-first + root) / (2 * second), (-first - root) / (2 * second)]
        }
        let times = roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)
        return times.filter { $0 > 0 && $0 < 1 }.map { t in
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
        }
    }
}
