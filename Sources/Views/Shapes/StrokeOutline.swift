import Foundation
import ProofsheetDrawing

/// The outline of a stroke as an area of its own: overlapping convex parts that all turn the same way.
struct StrokeOutline {
    private let style: StrokeStyle
    private let reach: CGFloat
    private(set) var path = Path()

    init(_ base: Path, _ style: StrokeStyle) {
        self.style = style
        reach = style.lineWidth / 2
        guard reach.isFinite, reach > 0 else { return }
        for line in base.polylines() where line.points.count > 1 {
            let dashes = StrokeDashes(style).cut(line.points, isClosed: line.isClosed)
            for dash in dashes { trace(dash.points, isClosed: dash.isClosed) }
        }
    }

    private mutating func trace(_ points: [CGPoint], isClosed: Bool) {
        let ends = isClosed ? points + [points[0]] : points
        for (from, to) in zip(ends, ends.dropFirst()) { addBar(from, to) }
        let corners = isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
        for index in corners {
            let before = points[(index + points.count - 1) % points.count]
            addJoin(before, points[index], points[(index + 1) % points.count])
        }
        guard !isClosed, let first = points.first, let last = points.last else { return }
        addCap(first, away: points[1])
        addCap(last, away: points[points.count - 2])
    }

    private mutating func addBar(_ from: CGPoint, _ to: CGPoint) {
        guard let side = side(from, to) else { return }
        addArea([from.moved(side), to.moved(side), to.moved(side, -1), from.moved(side, -1)])
    }

    private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        guard style.lineJoin != .round else { return addDot(corner) }
        guard let one = side(before, corner), let two = side(corner, after) else { return }
        let turn = one.dx * two.dy - one.dy * two.dx
        guard turn != 0 else { return }
        let outer: CGFloat = turn > 0 ? -1 : 1
        let (a, b) = (corner.moved(one, outer), corner.moved(two, outer))
        let middle = CGVector(dx: (one.dx + two.dx) / 2, dy: (one.dy + two.dy) / 2)
        let square = middle.dx * middle.dx + middle.dy * middle.dy
        let stretch = square > 0 ? reach * reach / square : .infinity
        let isMitred = style.lineJoin == .miter && stretch.squareRoot() <= style.miterLimit
        addArea(isMitred ? [corner, a, corner.moved(middle, outer * stretch), b] : [corner, a, b])
    }

    private mutating func addCap(_ end: CGPoint, away: CGPoint) {
        switch style.lineCap {
        case .butt: break
        case .round: addDot(end)
        case .square:
            guard let side = side(away, end) else { return }
            addBar(end, CGPoint(x: end.x + side.dy, y: end.y - side.dx))
        }
    }

    private mutating func addDot(_ center: CGPoint) {
        path.addEllipse(in: CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach))
    }

    // Areas run clockwise on the screen, as ellipses do, so that overlaps stay filled.
    private mutating func addArea(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) { area += from.x * to.y - to.x * from.y }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    private func side(_ from: CGPoint, _ to: CGPoint) -> CGVector? {
        let length = from.distance(to)
        guard length > 0 else { return nil }
        return CGVector(dx: -(to.y - from.y) / length * reach, dy: (to.x - from.x) / length * reach)
    }
}

extension CGPoint {
    func moved(_ way: CGVector, _ factor: CGFloat = 1) -> CGPoint { CGPoint(x: x + way.dx * factor, y: y + way.dy * factor) }
}

extension Path {
    /// The area that a stroke along the path covers.
    public func strokedPath(_ style: StrokeStyle) -> Path { StrokeOutline(self, style).path }
}
