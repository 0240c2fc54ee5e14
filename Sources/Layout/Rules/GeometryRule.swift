import Foundation

/// Takes the whole proposal, then makes its children for that size and puts them in the top leading corner.
///
/// Recorded frames are not rounded to pixels: swiftui-layout 6.1. A length that is not proposed counts as 10, which is not confirmed.
package final class GeometryRule: NodeBehavior {
    private let children: (LayoutNode, CGSize) -> [LayoutNode]

    /// The children are made for a node whose frame is known and a size in points; each is proposed that size.
    package init(children: @escaping (LayoutNode, CGSize) -> [LayoutNode]) { self.children = children }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        node.children = children(node, size)
        for child in node.children {
            child.pending = LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
        }
    }
}
