import Foundation

/// A node that changes nothing about the layout of its child; it exists for what is drawn or remembered there.
package final class PassThroughRule: UnaryBehavior {
    /// The rule that does nothing.
    package init() {}

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
    }
}
