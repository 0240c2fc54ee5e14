import Foundation

/// What a node may know of the space around it; rectangles in points of the cell.
package struct Surroundings: Equatable {
    /// The window, or the container that safe areas are counted from.
    package var container: CGRect
    /// The part of the container that nothing covers.
    package var safe: CGRect
    /// The part of the window that scrolls around the node which nothing covers; nil where nothing scrolls.
    package var clear: CGRect?
    /// What the owner of the tree hands down besides.
    package var payload: AnyHashable?

    /// Rectangles in points of the cell.
    package init(container: CGRect, safe: CGRect) {
        self.container = container
        self.safe = safe
    }

    /// How far each edge of a rectangle could grow into the unsafe area: 0 unless it touches the safe boundary or lies beyond.
    ///
    /// Half a pixel of distance counts as touching: swiftui-layout 6.7. Left and right come out as leading and trailing.
    package func insets(of frame: CGRect, tolerance: CGFloat) -> EdgeInsets {
        func growth(_ outward: CGFloat, beyondSafe: CGFloat) -> CGFloat { beyondSafe >= -tolerance ? max(0, outward) : 0 }
        return EdgeInsets(
            top: growth(frame.minY - container.minY, beyondSafe: safe.minY - frame.minY),
            leading: growth(frame.minX - container.minX, beyondSafe: safe.minX - frame.minX),
            bottom: growth(container.maxY - frame.maxY, beyondSafe: frame.maxY - safe.maxY),
            trailing: growth(container.maxX - frame.maxX, beyondSafe: frame.maxX - safe.maxX))
    }

    /// What is seen inside a frame of which something covers the edges, by insets in points.
    ///
    /// What ignores safe areas grows to the edge of the frame; beyond it only where the frame itself touches the safe boundary.
    package func covered(by insets: EdgeInsets, in frame: CGRect, direction: LayoutDirection, tolerance: CGFloat) -> Surroundings {
        let left = direction == .rightToLeft ? insets.trailing : insets.leading
        let outer = self.insets(of: frame, tolerance: tolerance)
        var inner = self
        inner.container = CGRect(
            x: frame.minX - outer.leading, y: frame.minY - outer.top, width: frame.width + outer.horizontal,
            height: frame.height + outer.vertical)
        inner.safe = CGRect(
            x: frame.minX + left, y: frame.minY + insets.top, width: max(0, frame.width - insets.horizontal),
            height: max(0, frame.height - insets.vertical))
        return inner
    }

    /// The same with both rectangles running along an axis from edge to edge of a frame.
    func replacing(_ axis: Axis, with frame: CGRect) -> Surroundings {
        func replaced(_ rect: CGRect) -> CGRect {
            axis == .horizontal
                ? CGRect(x: frame.minX, y: rect.minY, width: frame.width, height: rect.height)
                : CGRect(x: rect.minX, y: frame.minY, width: rect.width, height: frame.height)
        }
        var inner = self
        inner.container = replaced(container)
        inner.safe = replaced(safe)
        return inner
    }
}
