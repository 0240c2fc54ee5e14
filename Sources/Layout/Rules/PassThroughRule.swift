import Foundation

/// A node that changes no size and place of its child; it exists for what is drawn, remembered, handed down or kept free there.
package final class PassThroughRule: UnaryBehavior {
    package let resetEdges: Edge.Set
    private let handingDown: ((LayoutNode, Surroundings) -> Surroundings)?

    /// The rule that makes the spacing of some edges plain, hands down other surroundings if it is told to, and else does nothing.
    package init(resetting edges: Edge.Set = [], handingDown: ((LayoutNode, Surroundings) -> Surroundings)? = nil) {
        resetEdges = edges
        self.handingDown = handingDown
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
    }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings { handingDown?(node, own) ?? own }
}
