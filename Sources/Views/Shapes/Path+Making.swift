import Foundation
import ProofsheetDrawing

extension Path {
    public init(_ rect: CGRect) {
        self.init()
        addRect(rect)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public init(ellipseIn rect: CGRect) {
        self.init()
        addEllipse(in: rect)
    }

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.addPath(self, transform: transform)
        return path
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// Whether a point lies inside; open parts count as closed.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for line in polylines() {
            for (from, to) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
                if x > point.x { winding += to.y > from.y ? 1 : -1 }
            }
        }
        return eoFill ? winding % 2 != 0 : winding != 0
    }
}

extension Path: LosslessStringConvertible, CustomStringConvertible {
    /// Numbers followed by the letter of their step: `m`, `l`, `q`, `c`, `h`.
    public var description: String {
        func text(_ points: [CGPoint], _ letter: String) -> String {
            (points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]).joined(separator: " ")
        }
        var steps: [String] = []
        forEach { element in
            switch element {
            case .move(let to): steps.append(text([to], "m"))
            case .line(let to): steps.append(text([to], "l"))
            case .quadCurve(let to, let control): steps.append(text([control, to], "q"))
            case .curve(let to, let control1, let control2): steps.append(text([control1, control2, to], "c"))
            case .closeSubpath: steps.append("h")
            }
        }
        return steps.joined(separator: " ")
    }

    /// Reads what `description` writes; nil where anything else stands.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            guard numbers.count % 2 == 0 else { return nil }
            let points = stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
            numbers = []
            switch (word, points.count) {
            case ("m", 1): move(to: points[0])
            case ("l", 1): addLine(to: points[0])
            case ("q", 2): addQuadCurve(to: points[1], control: points[0])
            case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
        }
        guard numbers.isEmpty else { return nil }
    }
}
