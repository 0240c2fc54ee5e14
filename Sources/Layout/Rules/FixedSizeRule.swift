import Foundation

/// Proposes no length on the named axes, so that the child takes its ideal one.
package final class FixedSizeRule: UnaryBehavior {
    private let axes: Axis.Set

    /// The axes on which nothing is proposed.
    package init(_ axes: Axis.Set) { self.axes = axes }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        child.sizeThatFits(inside(proposal))
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: inside(proposal))
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
