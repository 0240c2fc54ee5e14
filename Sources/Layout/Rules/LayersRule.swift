import Foundation

/// A primary child and secondary ones over or below it, which are proposed the primary's size and never change it.
package final class LayersRule: NodeBehavior {
    private let primary: Int
    private let alignment: Alignment

    /// The index of the primary among the children: the last for a background, the first for an overlay.
    package init(primary: Int, alignment: Alignment) {
        self.primary = primary
        self.alignment = alignment
    }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        main(of: node)?.sizeThatFits(proposal) ?? .zero
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { main(of: node)?.spacing ?? ViewSpacing() }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { main(of: node)?.dimensions(in: proposal)[explicit: key] }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let main = main(of: node)?.dimensions(in: proposal) ?? ViewDimensions(size: size)
        for (index, child) in node.children.enumerated() {
            guard index != primary else {
                child.pending = LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
                continue
            }
            let own = child.dimensions(in: ProposedViewSize(size))
            let point = CGPoint(
                x: main[alignment.horizontal.key] - own[alignment.horizontal.key],
                y: main[alignment.vertical.key] - own[alignment.vertical.key])
            child.pending = LayoutNode.Placement(point: point, anchor: .topLeading, proposal: ProposedViewSize(size))
        }
    }

    private func main(of node: LayoutNode) -> LayoutNode? {
        node.children.indices.contains(primary) ? node.children[primary] : nil
    }
}
