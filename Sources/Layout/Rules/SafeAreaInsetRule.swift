import Foundation

/// Content and a bar on one of its edges, which the content sees as unsafe area: swiftui-layout 6.7.
///
/// The children are the content and the bar. The bar is proposed the length across and nil along the axis of the edge.
package final class SafeAreaInsetRule: NodeBehavior {
    private let edge: Edge
    private let spacing: CGFloat
    private let alignment: Alignment
    private let tolerance: CGFloat

    /// Spacing in points, 8 where none is given; of the alignment the axis along the bar counts; the tolerance is half a pixel.
    package init(_ edge: Edge, spacing: CGFloat?, alignment: Alignment, tolerance: CGFloat) {
        self.edge = edge
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8
        self.tolerance = tolerance
        switch edge {
        case .top: self.alignment = Alignment(horizontal: alignment.horizontal, vertical: .top)
        case .bottom: self.alignment = Alignment(horizontal: alignment.horizontal, vertical: .bottom)
        case .leading: self.alignment = Alignment(horizontal: .leading, vertical: alignment.vertical)
        case .trailing: self.alignment = Alignment(horizontal: .trailing, vertical: alignment.vertical)
        }
    }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        guard let content = node.children.first else { return .zero }
        let insets = insets(node, proposal)
        let inner = content.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        (node.children.first?.spacing ?? ViewSpacing()).resetting(Edge.Set(edge))
    }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? {
        guard let content = node.children.first else { return nil }
        let insets = insets(node, proposal)
        let value = content.dimensions(in: proposal.inset(by: insets))[explicit: key]
        return value.map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        own.covered(by: insets(node, node.proposal), in: node.frame, direction: node.direction, tolerance: tolerance)
    }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(node, proposal)
        if let content = node.children.first {
            content.pending = LayoutNode.Placement(
                point: CGPoint(x: insets.leading, y: insets.top), anchor: .topLeading, proposal: proposal.inset(by: insets))
        }
        for bar in node.children.dropFirst() {
            bar.pending = alignment.placement(of: bar, barProposal(ProposedViewSize(size)), in: size)
        }
    }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, major: nil, minor: proposal[axis.other])
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func insets(_ node: LayoutNode, _ proposal: ProposedViewSize) -> EdgeInsets {
        let bars = node.children.dropFirst().map { $0.sizeThatFits(barProposal(proposal))[axis] }
        guard let length = bars.max(), length.isFinite else { return EdgeInsets() }
        return EdgeInsets(max(0, length + spacing), on: Edge.Set(edge))
    }
}
