import Foundation

/// A frame of exact lengths; an axis without one passes through: swiftui-layout 5.
package final class FixedFrameRule: UnaryBehavior {
    private let width, height: CGFloat?
    private let alignment: Alignment

    /// Lengths in points; negative ones and those that are not finite count as absent.
    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        self.alignment = alignment
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        framedSpacing(of: node, (width == nil ? [] : Edge.Set.horizontal).union(height == nil ? [] : .vertical))
    }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = child.sizeThatFits(inside(proposal))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        alignment.placement(of: child, inside(proposal), in: size)
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
