import Foundation

/// A window on content that may be longer than itself, shown at its start: swiftui-layout 6.5.
///
/// Offers its child nil along the scroll axes; takes the proposal along them and the content's length across.
/// It draws under the safe area and insets its content by it.
package final class ScrollRule: UnaryBehavior {
    private let axes: Axis.Set
    private var insets = EdgeInsets()

    private init(_ axes: Axis.Set) { self.axes = axes }

    /// The nodes of a scroll view around its content, the outer one in the layout, its child the window that is seen.
    ///
    /// The tolerance is half a pixel, in points.
    package static func node(
        _ axes: Axis.Set, content: LayoutNode, direction: LayoutDirection, tolerance: CGFloat
    ) -> LayoutNode {
        let window = LayoutNode(ScrollRule(axes), children: [content], direction: direction)
        let growth = SafeAreaIgnoringRule(.all, tolerance: tolerance, keepsSafeArea: true)
        return LayoutNode(growth, children: [window], direction: direction)
    }

    package var resetEdges: Edge.Set { .all }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let content = child.sizeThatFits(inside(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    // Insets are known only when frames are, and must not reach the guides.
    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        let (frame, safe) = (node.frame, own.safe)
        let (left, right) = (max(0, safe.minX - frame.minX), max(0, frame.maxX - safe.maxX))
        let isMirrored = node.direction == .rightToLeft
        insets = EdgeInsets(
            top: max(0, safe.minY - frame.minY), leading: isMirrored ? right : left, bottom: max(0, frame.maxY - safe.maxY),
            trailing: isMirrored ? left : right)
        // Along a scroll axis nothing is unsafe for the content: it can be scrolled clear of whatever covers it.
        var inner = own
        if axes.contains(.horizontal) { inner = inner.replacing(.horizontal, with: frame) }
        if axes.contains(.vertical) { inner = inner.replacing(.vertical, with: frame) }
        return inner
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        let inner = inside(ProposedViewSize(size).inset(by: insets))
        let content = child.sizeThatFits(inner)
        func start(_ axis: Axis, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
            axes.contains(axis) ? before : before + (size[axis] - before - after - content[axis]) / 2
        }
        let point = CGPoint(
            x: start(.horizontal, insets.leading, insets.trailing), y: start(.vertical, insets.top, insets.bottom))
        return LayoutNode.Placement(point: point, anchor: .topLeading, proposal: inner)
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
