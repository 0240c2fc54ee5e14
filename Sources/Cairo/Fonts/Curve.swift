/// A function given by points on it: straight between two points, level before the first and after the last.
struct Curve {
    private let points: [(x: Double, y: Double)]

    /// The points must be sorted by x and at least one.
    init(_ points: [(x: Double, y: Double)]) {
        self.points = points
    }

    func value(at x: Double) -> Double {
        guard let upper = points.firstIndex(where: { $0.x >= x }) else { return points.last?.y ?? 0 }
        let (high, low) = (points[upper], points[max(upper - 1, 0)])
        guard high.x > low.x else { return high.y }
        return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
}
