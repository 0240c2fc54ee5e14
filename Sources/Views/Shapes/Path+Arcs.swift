import Foundation
import ProofsheetDrawing

extension Path {
    /// Adds a part of a circle, joined by a line to what is there; radius in points.
    ///
    /// `clockwise` counts as in a y-up plane: false draws with growing angles, clockwise on the screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if abs(delta) >= turn, clockwise == (delta < 0) {
            delta = clockwise ? -turn : turn
        } else {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if !clockwise, delta < 0 { delta += turn }
            if clockwise, delta > 0 { delta -= turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(delta), transform: transform)
    }

    /// Adds a part of a circle from an angle over another one; positive ones turn clockwise on the screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard center.isFinite, radius.isFinite, delta.radians.isFinite, startAngle.radians.isFinite else { return }
        func point(_ angle: Double, _ reach: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = Trigonometry.sineAndCosine(CGFloat(angle))
            return CGPoint(
                x: center.x + radius * (cosine - reach * sine), y: center.y + radius * (sine + reach * cosine)
            ).applying(transform)
        }
        let start = point(startAngle.radians)
        if currentPoint == nil { move(to: start) } else { addLine(to: start) }
        let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        guard count < 1000 else { return }
        let step = delta.radians / Double(count)
        let reach = Trigonometry.tangent(CGFloat(step / 4)) * 4 / 3
        for index in 0..<count {
            let from = startAngle.radians + step * Double(index)
            addCurve(to: point(from + step), control1: point(from, reach), control2: point(from + step, -reach))
        }
    }

    /// Adds a line and a part of a circle that touches the lines from here over the first point to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let corner = tangent1End.applying(transform)
        guard let from = currentPoint else { return }
        let into = Self.direction(from, corner)
        let out = Self.direction(corner, tangent2End.applying(transform))
        let turn = Trigonometry.arcCosine(into.dx * out.dx + into.dy * out.dy)
        let reach = radius * Trigonometry.tangent(turn / 2)
        guard turn > 1e-6, reach.isFinite, reach > 0 else { return addLine(to: corner) }
        let pull = 1 - radius * Trigonometry.tangent(turn / 4) * 4 / 3 / reach
        func along(_ way: CGVector, _ length: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + way.dx * length, y: corner.y + way.dy * length)
        }
        addLine(to: along(into, -reach))
        addCurve(to: along(out, reach), control1: along(into, -reach * pull), control2: along(out, reach * pull))
    }

    private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
    }
}
