import Foundation

extension Path {
    /// Adds a rectangle with rounded corners; radii larger than half a side are reduced to it.
    ///
    /// *Differences:* where a side has room for circular corners but not for continuous ones, how far it bends is assumed.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addCorners(rect.standardized, radii: Array(repeating: cornerSize, count: 4), style, transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = [cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading]
        addCorners(rect.standardized, radii: radii.map { CGSize(width: $0, height: $0) }, style, transform)
    }

    // Clockwise from the top edge; radii in the order top left, top right, bottom right, bottom left.
    private mutating func addCorners(
        _ box: CGRect, radii: [CGSize], _ style: RoundedCornerStyle, _ transform: CGAffineTransform
    ) {
        guard box.isFinite, !box.isNull else { return }
        let corners = radii.map { CornerCurve(radius: $0, style: style, in: box.size) }
        let places: [(point: CGPoint, incoming: CGVector, curve: CornerCurve)] = [
            (CGPoint(x: box.maxX, y: box.minY), CGVector(dx: 1, dy: 0), corners[1]),
            (CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: 1), corners[2]),
            (CGPoint(x: box.minX, y: box.maxY), CGVector(dx: -1, dy: 0), corners[3]),
            (CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: -1), corners[0]),
        ]
        var steps: [Element] = [.move(to: CGPoint(x: box.minX + corners[0].reach.width, y: box.minY))]
        for (point, incoming, curve) in places { steps += curve.elements(at: point, incoming) }
        add(steps + [.closeSubpath], transform)
    }
}
