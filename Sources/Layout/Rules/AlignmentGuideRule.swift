import Foundation

/// Overrides one alignment guide of a child.
package final class AlignmentGuideRule: UnaryBehavior {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    /// The guide and its value in points, given the dimensions of the child.
    package init(_ key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.value = value
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? {
        guard let child = node.children.first else { return nil }
        let dimensions = child.dimensions(in: proposal)
        return key == self.key ? value(dimensions) : dimensions[explicit: key]
    }
}
