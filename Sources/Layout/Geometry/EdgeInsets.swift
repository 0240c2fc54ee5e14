import Foundation

/// Distances in points from the four sides of a rectangle inwards.
public struct EdgeInsets: Hashable, Sendable {
    /// Points from each side inwards; negative ones point outwards.
    public var top, leading, bottom, trailing: CGFloat

    /// Distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same distance on the named edges and none on the others.
    package init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// Points taken from the width.
    package var horizontal: CGFloat { leading + trailing }
    /// Points taken from the height.
    package var vertical: CGFloat { top + bottom }

    /// The distance on one side in points.
    package subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    /// The same distances, those that are not finite made 0.
    package var finite: EdgeInsets {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
    }

    /// Both distances on each side.
    package static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
            trailing: left.trailing + right.trailing)
    }
}
