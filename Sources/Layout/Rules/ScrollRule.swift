import Foundation

/// A window on content that may be longer than itself, shown at its start: swiftui-layout 6.5.
///
/// Offers its child nil along the scroll axes; takes the proposal along them and the content's length across.
/// It draws under the safe area and insets its content by it.
package final class ScrollRule: UnaryBehavior {
    private let axes: Axis.Set
    private let margins: EdgeInsets
    private let position: Position
    private let container: ContainerSize?
    /// What covers the window and the margins around the content, in points, once the frame is known.
    package private(set) var insets = EdgeInsets()

    /// Where the content stands; without any of it, at its start.
    package struct Position {
        /// How far the content is scrolled along each axis, in points from its start; never beyond its end.
        package var offset: CGSize?
        /// The part of content that is longer than the window which shows.
        package var start: UnitPoint?
        /// Where content stands that is shorter than the window.
        package var alignment: UnitPoint?

        package init(offset: CGSize? = nil, start: UnitPoint? = nil, alignment: UnitPoint? = nil) {
            self.offset = offset
            self.start = start
            self.alignment = alignment
        }
    }

    private init(_ axes: Axis.Set, _ margins: EdgeInsets, _ position: Position, _ container: ContainerSize?) {
        self.axes = axes
        self.margins = margins.finite
        self.position = position
        self.container = container
    }

    /// The nodes of a scroll view around its content, the outer one in the layout, its child the window that is seen.
    ///
    /// The tolerance is half a pixel, in points; margins around the content are in points. What the content takes for the
    /// size of its container is kept up to date.
    package static func node(
        _ axes: Axis.Set, content: LayoutNode, direction: LayoutDirection, tolerance: CGFloat,
        margins: EdgeInsets = EdgeInsets(), position: Position = Position(), container: ContainerSize? = nil
    ) -> LayoutNode {
        let window = LayoutNode(ScrollRule(axes, margins, position, container), children: [content], direction: direction)
        let growth = SafeAreaIgnoringRule(.all, tolerance: tolerance, keepsSafeArea: true)
        return LayoutNode(growth, children: [window], direction: direction)
    }

    package var resetEdges: Edge.Set { .all }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        let visible = proposal.inset(by: margins)
        remember(visible, child, axes: [.horizontal, .vertical])
        let content = child.sizeThatFits(inside(visible))
        let (width, height) = (content.width + margins.horizontal, content.height + margins.vertical)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? width : width,
            height: axes.contains(.vertical) ? proposal.height ?? height : height)
    }

    // Insets are known only when frames are, and must not reach the guides.
    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings {
        let (frame, safe, container) = (node.frame, own.safe, own.container)
        // Only what lies between the safe area and the container covers anything; a scroll view around may have moved this one out of both.
        func covered(_ beyond: CGFloat, of unsafe: CGFloat) -> CGFloat { max(0, min(beyond, unsafe)) }
        let left = covered(safe.minX - frame.minX, of: safe.minX - container.minX)
        let right = covered(frame.maxX - safe.maxX, of: container.maxX - safe.maxX)
        let isMirrored = node.direction == .rightToLeft
        insets = EdgeInsets(
            top: covered(safe.minY - frame.minY, of: safe.minY - container.minY), leading: isMirrored ? right : left,
            bottom: covered(frame.maxY - safe.maxY, of: container.maxY - safe.maxY), trailing: isMirrored ? left : right)
        let clear = CGRect(
            x: frame.minX + (isMirrored ? insets.trailing : insets.leading), y: frame.minY + insets.top,
            width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical))
        insets = insets + margins
        // Along a scroll axis nothing is unsafe for the content: it can be scrolled clear of whatever covers it.
        var inner = own
        inner.clear = clear
        if axes.contains(.horizontal) { inner = inner.replacing(.horizontal, with: frame) }
        if axes.contains(.vertical) { inner = inner.replacing(.vertical, with: frame) }
        return inner
    }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        let visible = ProposedViewSize(size).inset(by: insets)
        remember(visible, child, axes: axes)
        // Across, the window is as long as the content, so what was proposed is the container, not what was taken.
        let across: Axis.Set = [.horizontal, .vertical]
        remember(proposal.inset(by: insets), child, axes: across.subtracting(axes))
        let inner = inside(visible)
        let content = child.sizeThatFits(inner)
        // Where both axes scroll, what is shorter stands in the middle, as across a single axis [assumed].
        let middle: UnitPoint? = axes == [.horizontal, .vertical] ? .center : nil
        func start(_ axis: Axis, _ before: CGFloat, _ after: CGFloat) -> CGFloat {
            let slack = size[axis] - before - after - content[axis]
            guard axes.contains(axis) else { return before + slack / 2 }
            if slack < 0, let offset = position.offset?[axis], offset.isFinite { return before - min(max(0, offset), -slack) }
            guard let anchor = slack < 0 ? position.start : position.alignment ?? middle else { return before }
            return before + slack * (axis == .horizontal ? anchor.x : anchor.y)
        }
        let point = CGPoint(
            x: start(.horizontal, insets.leading, insets.trailing), y: start(.vertical, insets.top, insets.bottom))
        return LayoutNode.Placement(point: point, anchor: .topLeading, proposal: inner)
    }

    // Frames relative to the container depend on a length that is no part of the proposal.
    private func remember(_ proposal: ProposedViewSize, _ child: LayoutNode, axes: Axis.Set) {
        guard let container else { return }
        var size = container.size
        for axis in Axis.allCases where axes.contains(axis) {
            if let length = proposal[axis], length.isFinite, length > 0 { size[axis] = length }
        }
        guard size != container.size else { return }
        container.size = size
        child.forgetSizes()
    }

    private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }
}
