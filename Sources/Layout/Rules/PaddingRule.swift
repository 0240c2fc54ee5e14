import Foundation

/// Insets a child: the proposal less the insets, never below zero, and the answer plus the insets.
package final class PaddingRule: UnaryBehavior {
    private let insets: EdgeInsets
    private let resets: Edge.Set

    /// Insets in points; those that are not finite count as 0.
    package init(_ insets: EdgeInsets) {
        let insets = insets.finite
        self.insets = insets
        resets = Edge.allCases.reduce(into: Edge.Set()) { if insets[$1] != 0 { $0.insert(Edge.Set($1)) } }
    }

    package var resetEdges: Edge.Set { resets }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, inner.width + insets.horizontal), height: max(0, inner.height + insets.vertical))
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(
            point: CGPoint(x: insets.leading, y: insets.top), anchor: .topLeading, proposal: proposal.inset(by: insets))
    }
}
