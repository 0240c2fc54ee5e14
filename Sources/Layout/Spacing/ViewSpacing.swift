import Foundation

/// The distances a view would like to keep from its neighbours, per edge: swiftui-layout 3.
///
/// Plain views ask for 8 points, text asks for distances derived from its font, a spacer for none at all.
public struct ViewSpacing: Sendable {
    /// What each edge asks for.
    package var top, leading, bottom, trailing: EdgeSpacing

    /// Made of what each edge asks for.
    package init(top: EdgeSpacing, leading: EdgeSpacing, bottom: EdgeSpacing, trailing: EdgeSpacing) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The spacing of a plain view.
    public init() { self.init(top: .plain, leading: .plain, bottom: .plain, trailing: .plain) }

    /// No wish on any edge.
    public static let zero = ViewSpacing(top: .none, leading: .none, bottom: .none, trailing: .none)

    /// The distance in points to a view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? EdgeSpacing.distance(from: trailing, to: next.leading) : EdgeSpacing.distance(from: bottom, to: next.top)
    }

    /// Adds the wishes of another view on the named edges; where both ask for something the larger counts.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(edge) { self[edge].formUnion(other[edge]) }
    }

    /// These wishes and those of another view on the named edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// What one edge asks for.
    package subscript(edge: Edge) -> EdgeSpacing {
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

    /// The same wishes with those of the named edges made plain, as padding and frames do.
    package func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var result = self
        for edge in Edge.allCases where edges.contains(edge) { result[edge] = .plain }
        return result
    }
}
