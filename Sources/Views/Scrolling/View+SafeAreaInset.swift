import Foundation
import ProofsheetLayout

nonisolated extension View {
    /// A bar above or below, which the view sees as unsafe area; the spacing is in points, without one what both ask for.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        bar(
            content(), edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center), spacing)
    }

    /// A bar at a side, which the view sees as unsafe area; the spacing is in points, without one what both ask for.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        bar(
            content(), edge == .leading ? .leading : .trailing, Alignment(horizontal: .center, vertical: alignment),
            spacing)
    }

    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    private func bar<V: View>(_ bar: V, _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?) -> some View {
        mapNodes { node, context in
            var place = context.inside().layered.child(.part("safeAreaInset"))
            place.owners = []
            let rule = SafeAreaInsetRule(
                edge, spacing: spacing, alignment: alignment, tolerance: context.environment.pixelLength / 2)
            return context.wrap(node, rule, children: [node, place.single(bar.resolved(place), as: .pile)])
        }
    }

    /// Makes the safe area inside smaller by insets in points.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        mapNodes { node, context in
            context.wrap(node, SafeAreaPaddingRule(insets, tolerance: context.environment.pixelLength / 2))
        }
    }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(length ?? 16, on: edges))
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Insets by the margin that a scene keeps from its edges.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}

/// The kind of a scene's margin.
public struct ScenePadding: Hashable, Sendable {
    private let kind: Int

    public static let minimum = ScenePadding(kind: 0)
    public static let navigationBar = ScenePadding(kind: 1)
}
