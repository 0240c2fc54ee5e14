import Foundation

/// Makes the safe area of a child smaller: plain content is padded, what ignores safe areas is not: swiftui-layout 6.7.
package final class SafeAreaPaddingRule: UnaryBehavior {
    private let insets: EdgeInsets
    private let padding: PaddingRule
    private let tolerance: CGFloat

    /// Insets in points, those that are not finite counting as 0; the tolerance is half a pixel, in points.
    package init(_ insets: EdgeInsets, tolerance: CGFloat) {
        self.insets = insets.finite
        self.tolerance = tolerance
        padding = PaddingRule(insets)
    }

    package var resetEdges: Edge.Set { .all }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { padding.size(proposal, around: child) }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement { padding.placement(of: child, in: size, proposal) }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        own.covered(by: insets, in: node.frame, direction: node.direction, tolerance: tolerance)
    }
}
