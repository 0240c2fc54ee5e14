import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Where a scroll view stands: at an edge, at a point of its content, or so that a view shows.
public struct ScrollPosition: Equatable, Sendable {
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?
    public private(set) var viewID: (any Hashable & Sendable)?
    private(set) var anchor: UnitPoint?

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
    public init(edge: Edge) { self.edge = edge }
    public init(point: CGPoint) { self.point = point }
    public init(x: CGFloat, y: CGFloat) { point = CGPoint(x: x, y: y) }
    public init(x: CGFloat) { point = CGPoint(x: x, y: 0) }
    public init(y: CGFloat) { point = CGPoint(x: 0, y: y) }

    public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
        left.edge == right.edge && left.point == right.point && left.anchor == right.anchor
            && left.viewID.map { AnyHashable($0) } == right.viewID.map { AnyHashable($0) }
    }

    public var isPositionedByUser: Bool { false }
    public var x: CGFloat? { point?.x }
    public var y: CGFloat? { point?.y }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        self = ScrollPosition()
        viewID = id
        self.anchor = anchor
    }
    public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
    public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
    public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
    public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

/// What a scroll view is doing; in a still picture, nothing.
@frozen public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

/// What a change of phase comes with.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public let velocity: CGVector?
}
