import Foundation

/// A node that changes no size and place of its child; it exists for what is drawn, remembered or kept free there.
package final class PassThroughRule: UnaryBehavior {
    package let resetEdges: Edge.Set

    /// The rule that makes the spacing of some edges plain, and else does nothing.
    package init(resetting edges: Edge.Set = []) { resetEdges = edges }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
    }
}
