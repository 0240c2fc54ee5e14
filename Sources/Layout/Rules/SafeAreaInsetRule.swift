import Foundation

/// Content and a bar on one of its edges, which the content sees as unsafe area: swiftui-layout 6.7.
///
/// The children are the content and the bar. The bar is proposed the length across and nil along the axis of the edge. Across,
/// the whole is as long as the longer of the two, and the bar is aligned on a guide of the content.
package final class SafeAreaInsetRule: NodeBehavior {
    private let edge: Edge
    private let spacing: CGFloat?
    private let guide: AlignmentKey
    private let tolerance: CGFloat

    /// Spacing in points, without one the distance that content and bar ask for; of the alignment the axis along the bar counts;
    /// the tolerance is half a pixel.
    package init(_ edge: Edge, spacing: CGFloat?, alignment: Alignment, tolerance: CGFloat) {
        self.edge = edge
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        self.tolerance = tolerance
        guide = edge == .top || edge == .bottom ? alignment.horizontal.key : alignment.vertical.key
    }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        guard let content = node.children.first else { return .zero }
        let insets = insets(node, proposal)
        let inner = content.sizeThatFits(proposal.inset(by: insets))
        let across = node.children.dropFirst().map { $0.sizeThatFits(barProposal(proposal))[axis.other] }.max() ?? 0
        return CGSize(
            axis, major: inner[axis] + (axis == .horizontal ? insets.horizontal : insets.vertical), minor: max(inner[axis.other], across))
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        own.covered(by: insets(node, node.proposal), in: node.frame, direction: node.direction, tolerance: tolerance)
    }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        guard let content = node.children.first else { return }
        let insets = insets(node, proposal)
        let inside = proposal.inset(by: insets)
        let own = content.dimensions(in: inside)
        let start = (size[axis.other] - own.size[axis.other]) / 2
        let room = axis == .horizontal ? insets.leading : insets.top
        content.pending = placement(major: room, minor: start, inside)
        let offer = barProposal(ProposedViewSize(size))
        for bar in node.children.dropFirst() {
            let dimensions = bar.dimensions(in: offer)
            let isFirst = edge == .top || edge == .leading
            bar.pending = placement(
                major: isFirst ? 0 : size[axis] - dimensions.size[axis], minor: start + own[guide] - dimensions[guide], offer)
        }
    }

    private func placement(major: CGFloat, minor: CGFloat, _ proposal: ProposedViewSize) -> LayoutNode.Placement {
        LayoutNode.Placement(point: CGPoint(axis, major: major, minor: minor), anchor: .topLeading, proposal: proposal)
    }

    private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, major: nil, minor: proposal[axis.other])
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func insets(_ node: LayoutNode, _ proposal: ProposedViewSize) -> EdgeInsets {
        let bars = node.children.dropFirst()
        guard let content = node.children.first, let bar = bars.first else { return EdgeInsets() }
        let length = bars.map { $0.sizeThatFits(barProposal(proposal))[axis] }.max() ?? 0
        let gap = spacing ?? content.spacing.distance(to: bar.spacing, along: axis)
        return length.isFinite ? EdgeInsets(max(0, length + gap), on: Edge.Set(edge)) : EdgeInsets()
    }
}
