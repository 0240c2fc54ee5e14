/// A function given by points on it: straight between two points, level before the first and after the last.
package struct Curve: Hashable, Sendable {
    private struct Point: Hashable {
        let x, y: Double
    }

    private let points: [Point]

    /// The points in any order; a function without any is 0.
    package init(_ points: [(x: Double, y: Double)]) {
        self.points = points.sorted { $0.x < $1.x }.map { Point(x: $0.x, y: $0.y) }
    }

    func value(at x: Double) -> Double {
        guard let upper = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y ?? 0 }
        let (high, low) = (points[upper], points[max(upper - 1, 0)])
        guard high.x > low.x else { return high.y }
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
