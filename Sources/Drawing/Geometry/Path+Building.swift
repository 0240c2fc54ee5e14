import Foundation

extension Path {
    public mutating func move(to end: CGPoint) { append(.move(to: end)) }

    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { append(.quadCurve(to: end, control: control)) }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let box = rect.standardized
        add(
            [
                .move(to: CGPoint(x: box.minX, y: box.minY)), .line(to: CGPoint(x: box.maxX, y: box.minY)),
                .line(to: CGPoint(x: box.maxX, y: box.maxY)), .line(to: CGPoint(x: box.minX, y: box.maxY)),
                .closeSubpath,
            ], transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that begins at its right end and runs clockwise, as trims of circles show.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let box = rect.standardized
        guard box.isFinite, !box.isNull else { return }
        let (rx, ry) = (box.width / 2, box.height / 2)
        let (kx, ky) = (rx * Self.quarterPull, ry * Self.quarterPull)
        let (x, y) = (box.midX, box.midY)
        add(
            [
                .move(to: CGPoint(x: box.maxX, y: y)),
                .curve(
                    to: CGPoint(x: x, y: box.maxY), control1: CGPoint(x: box.maxX, y: y + ky),
                    control2: CGPoint(x: x + kx, y: box.maxY)),
                .curve(
                    to: CGPoint(x: box.minX, y: y), control1: CGPoint(x: x - kx, y: box.maxY),
                    control2: CGPoint(x: box.minX, y: y + ky)),
                .curve(
                    to: CGPoint(x: x, y: box.minY), control1: CGPoint(x: box.minX, y: y - ky),
                    control2: CGPoint(x: x - kx, y: box.minY)),
                .curve(
                    to: CGPoint(x: box.maxX, y: y), control1: CGPoint(x: x + kx, y: box.minY),
                    control2: CGPoint(x: box.maxX, y: y - ky)),
                .closeSubpath,
            ], transform)
    }

    /// The length of a cubic's arms over the radius at which it is closest to a quarter circle.
    static let quarterPull: CGFloat = 0.5522847498307936

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(path.elements, transform)
    }

    mutating func add(_ elements: [Element], _ transform: CGAffineTransform) {
        for element in elements { append(element.applying(transform)) }
    }
}

extension Path.Element {
    package func applying(_ transform: CGAffineTransform) -> Path.Element {
        switch self {
        case .move(let to): .move(to: to.applying(transform))
        case .line(let to): .line(to: to.applying(transform))
        case .quadCurve(let to, let control):
            .quadCurve(to: to.applying(transform), control: control.applying(transform))
        case .curve(let to, let control1, let control2):
            .curve(
                to: to.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .closeSubpath: .closeSubpath
        }
    }
}
