import Foundation

/// A node that follows a `Layout`, built in or the user's own, and keeps its cache.
package final class LayoutBehavior<L: Layout>: NodeBehavior {
    private let layout: L
    private var cache: L.Cache?
    private var isStale = false

    /// The behaviour of a layout, whose cache is made when it is first asked.
    package init(_ layout: L) { self.layout = layout }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        with(node) { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        with(node) { layout.spacing(subviews: $0, cache: &$1) }
    }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return with(node) { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        with(node) {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
        }
    }

    package func forget() { isStale = true }

    private func with<Result>(_ node: LayoutNode, _ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(node.children, layoutDirection: node.direction)
        var own: L.Cache
        if let known = cache {
            own = known
            // Taken out while it is in use, so that what changes in it is not copied first.
            cache = nil
            if isStale { layout.updateCache(&own, subviews: subviews) }
        } else {
            own = layout.makeCache(subviews: subviews)
        }
        isStale = false
        defer { cache = own }
        return body(subviews, &own)
    }
}
