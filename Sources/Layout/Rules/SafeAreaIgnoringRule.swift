import Foundation

/// Lets a child grow into the unsafe area over the named edges that touch it: swiftui-layout 6.7.
package final class SafeAreaIgnoringRule: UnaryBehavior {
    private let edges: Edge.Set
    private let tolerance: CGFloat
    private let keepsSafeArea: Bool
    private var growth = EdgeInsets()

    /// The tolerance is half a pixel, in points; a child that deals with the safe area itself, as a scroll view does, keeps it.
    package init(_ edges: Edge.Set, tolerance: CGFloat, keepsSafeArea: Bool = false) {
        self.edges = edges
        self.tolerance = tolerance
        self.keepsSafeArea = keepsSafeArea
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    // The growth is known only when frames are, and must not reach the guides, or a second layout would differ from the first.
    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { node.children.first?.dimensions(in: proposal)[explicit: key] }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        let isMirrored = node.direction == .rightToLeft
        var insets = own.insets(of: node.frame, tolerance: tolerance)
        if isMirrored { (insets.leading, insets.trailing) = (insets.trailing, insets.leading) }
        growth = EdgeInsets()
        for edge in Edge.allCases where edges.contains(edge) { growth[edge] = insets[edge] }
        if keepsSafeArea { return own }
        var inner = own
        let (left, right): (Edge, Edge) = isMirrored ? (.trailing, .leading) : (.leading, .trailing)
        let (minX, maxX) = (
            edges.contains(left) ? own.container.minX : own.safe.minX,
            edges.contains(right) ? own.container.maxX : own.safe.maxX
        )
        let (minY, maxY) = (
            edges.contains(.top) ? own.container.minY : own.safe.minY,
            edges.contains(.bottom) ? own.container.maxY : own.safe.maxY
        )
        inner.safe = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        return inner
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        let whole = CGSize(width: size.width + growth.horizontal, height: size.height + growth.vertical)
        let center = CGPoint(x: whole.width / 2 - growth.leading, y: whole.height / 2 - growth.top)
        // A scroll view takes less across than it is offered, and its content counts on the offer.
        let offered = keepsSafeArea ? proposal.replacingUnspecifiedDimensions(by: size) : size
        return LayoutNode.Placement(
            point: center, anchor: .center,
            proposal: ProposedViewSize(
                width: offered.width + growth.horizontal, height: offered.height + growth.vertical))
    }
}
