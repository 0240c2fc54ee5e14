import Foundation
import ProofsheetLayout

/// Sizes and place of a scroll view and its content, in points.
///
/// Content that is not scrolled and begins below a bar has an offset below 0; the container is what bars and margins leave of
/// the scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    /// How much larger what shows is than the container.
    private var covered = CGSize.zero

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content, of the container's size, from the offset on.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the content that shows, under bars too.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + covered.width,
            height: containerSize.height + covered.height)
    }
}

extension ScrollGeometry {
    /// Content scrolled by a distance from its start, in a window of which insets are covered; all in points.
    init(scrolled: CGPoint, content: CGSize, insets: EdgeInsets, window: CGSize) {
        self.init(
            contentOffset: CGPoint(x: scrolled.x - insets.leading, y: scrolled.y - insets.top), contentSize: content,
            contentInsets: insets,
            containerSize: CGSize(
                width: max(0, window.width - insets.horizontal), height: max(0, window.height - insets.vertical)))
        covered = CGSize(width: window.width - containerSize.width, height: window.height - containerSize.height)
    }

    /// The geometry of a window on its only child that scrolls along some axes.
    init(of window: LayoutNode, _ axes: Axis.Set) {
        let insets = (window.behavior as? ScrollRule)?.insets ?? EdgeInsets()
        let (frame, content) = (window.frame, window.children.first?.frame ?? window.frame)
        let isMirrored = window.direction == .rightToLeft
        let left = isMirrored ? content.maxX - frame.maxX + insets.leading : frame.minX + insets.leading - content.minX
        self.init(
            scrolled: CGPoint(
                x: axes.contains(.horizontal) ? left : 0,
                y: axes.contains(.vertical) ? frame.minY + insets.top - content.minY : 0),
            content: content.size, insets: insets, window: frame.size)
    }
}
