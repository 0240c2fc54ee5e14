import Foundation

/// The outline of a shape: lines and curves in points, in the order they were added.
///
///     var path = Path()
///     path.move(to: .zero)
///     path.addLine(to: CGPoint(x: 10, y: 0))
///
/// *Differences:* elements that are not finite are dropped when they are added, so a path is always drawable.
public struct Path: Equatable, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    package private(set) var elements: [Element] = []
    package private(set) var start: CGPoint?
    package private(set) var current: CGPoint?

    public init() {}

    /// The point the next element starts from.
    public var currentPoint: CGPoint? { current }

    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, control points included; zero for an empty path.
    public var boundingRect: CGRect {
        var box: CGRect?
        func take(_ point: CGPoint) {
            let dot = CGRect(origin: point, size: .zero)
            box = box.map { $0.union(dot) } ?? dot
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to): take(to)
            case .quadCurve(let to, let control): take(to); take(control)
            case .curve(let to, let control1, let control2): take(to); take(control1); take(control2)
            case .closeSubpath: break
            }
        }
        return box ?? .zero
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    package mutating func append(_ element: Element) {
        switch element {
        case .move(let to):
            guard to.isFinite else { return }
            (start, current) = (to, to)
        case .line(let to):
            guard to.isFinite, current != nil else { return }
            current = to
        case .quadCurve(let to, let control):
            guard to.isFinite, control.isFinite, current != nil else { return }
            current = to
        case .curve(let to, let control1, let control2):
            guard to.isFinite, control1.isFinite, control2.isFinite, current != nil else { return }
            current = to
        case .closeSubpath:
            guard current != nil else { return }
            current = start
        }
        elements.append(element)
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    package var isFinite: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite
    }
}
