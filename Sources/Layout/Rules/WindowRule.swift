import Foundation

/// The root of a cell: centres its content in the safe area and lets every view know where that is.
package final class WindowRule: NodeBehavior {
    private let insets: EdgeInsets

    /// Insets of the safe area in points, leading and trailing meaning left and right.
    package init(safeArea insets: EdgeInsets) { self.insets = insets }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        let safe = CGRect(
            x: node.frame.minX + insets.leading, y: node.frame.minY + insets.top,
            width: max(0, node.frame.width - insets.horizontal), height: max(0, node.frame.height - insets.vertical))
        return Surroundings(container: node.frame, safe: safe)
    }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let inner = ProposedViewSize(size).inset(by: insets)
        let room = inner.replacingUnspecifiedDimensions()
        let left = node.direction == .rightToLeft ? insets.trailing : insets.leading
        let center = CGPoint(x: left + room.width / 2, y: insets.top + room.height / 2)
        for child in node.children {
            child.pending = LayoutNode.Placement(point: center, anchor: .center, proposal: inner)
        }
    }
}
