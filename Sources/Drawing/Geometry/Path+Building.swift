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
    private static let quarterPull: CGFloat = 0.5522847498307936

    /// Adds a rectangle whose corners are quarter ellipses; radii larger than half a side are reduced to it.
    ///
    /// *Differences:* the continuous corner style is drawn as the circular one.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addCorners(rect.standardized, radii: Array(repeating: cornerSize, count: 4), transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
        addCorners(rect.standardized, radii: radii.map { CGSize(width: $0, height: $0) }, transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(path.elements, transform)
    }

    private mutating func add(_ elements: [Element], _ transform: CGAffineTransform) {
        for element in elements { append(element.applying(transform)) }
    }

    // Clockwise from the top edge; radii in the order top left, top right, bottom right, bottom left.
    private mutating func addCorners(_ box: CGRect, radii: [CGSize], _ transform: CGAffineTransform) {
        guard box.isFinite, !box.isNull else { return }
        let sizes = radii.map {
            CGSize(width: min(max($0.width, 0), box.width / 2), height: min(max($0.height, 0), box.height / 2))
        }
        let pull = 1 - Self.quarterPull
        var steps: [Element] = [.move(to: CGPoint(x: box.minX + sizes[0].width, y: box.minY))]
        let corners: [(point: CGPoint, incoming: CGVector, size: CGSize)] = [
            (CGPoint(x: box.maxX, y: box.minY), CGVector(dx: 1, dy: 0), sizes[1]),
            (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: 1), sizes[2]),
            (CGPoint(x: box.minX, y: box.maxY), CGVector(dx: -1, dy: 0), sizes[3]),
            (CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: -1), sizes[0]),
        ]
        for (point, incoming, size) in corners {
            let outgoing = CGVector(dx: -incoming.dy, dy: incoming.dx)
            let begin = CGPoint(x: point.x - incoming.dx * size.width, y: point.y - incoming.dy * size.height)
            let end = CGPoint(x: point.x + outgoing.dx * size.width, y: point.y + outgoing.dy * size.height)
            steps.append(.line(to: begin))
            guard size.width > 0, size.height > 0 else { continue }
            steps.append(
                .curve(
                    to: end,
                    control1: CGPoint(
                        x: point.x - incoming.dx * size.width * pull, y: point.y - incoming.dy * size.height * pull),
                    control2: CGPoint(
                        x: point.x + outgoing.dx * size.width * pull, y: point.y + outgoing.dy * size.height * pull)))
        }
        add(steps + [.closeSubpath], transform)
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
