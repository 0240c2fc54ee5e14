import Foundation

/// A frame between bounds: swiftui-layout 5, reproduced against recorded frames.
package final class FlexibleFrameRule: UnaryBehavior {
    /// The bounds of one axis in points, nil where there is none.
    package struct Bounds {
        let low, ideal, high: CGFloat?

        /// Lengths in points; negative ones count as absent, and so do endless ones but for the largest.
        package init(min low: CGFloat?, ideal: CGFloat?, max high: CGFloat?) {
            func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 ? $0 : nil } }
            func finite(_ length: CGFloat?) -> CGFloat? { valid(length).flatMap { $0.isFinite ? $0 : nil } }
            let low = finite(low)
            self.low = low
            self.ideal = finite(ideal)
            self.high = valid(high).map { max($0, low ?? 0) }
        }

        var isUnbounded: Bool { low == nil && ideal == nil && high == nil }

        func clamp(_ length: CGFloat) -> CGFloat { min(max(length, low ?? 0), high ?? .infinity) }

        /// What the child is proposed.
        func inside(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

        /// What the frame takes, given the child's answer.
        func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let proposal else { return ideal.map(clamp) ?? clamp(child) }
            switch (low, high) {
            case (nil, nil): return child
            case (let low?, nil): return max(min(proposal, child), low)
            case (nil, let high?): return min(max(proposal, child), high)
            case (_?, _?): return clamp(proposal)
            }
        }
    }

    private let horizontal, vertical: Bounds
    private let alignment: Alignment

    /// Bounds of both axes, and where the child goes in the frame.
    package init(horizontal: Bounds, vertical: Bounds, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        framedSpacing(of: node, (horizontal.isUnbounded ? [] : Edge.Set.horizontal).union(vertical.isUnbounded ? [] : .vertical))
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let inner = child.sizeThatFits(inside(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, child: inner.width),
            height: vertical.length(proposal.height, child: inner.height))
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        alignment.placement(of: child, inside(ProposedViewSize(size)), in: size)
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.inside(proposal.width), height: vertical.inside(proposal.height))
    }
}
