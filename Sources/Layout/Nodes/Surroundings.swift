import Foundation

/// What a node may know of the space around it; rectangles in points of the cell.
package struct Surroundings: Equatable, Sendable {
    /// The window, or the container that safe areas are counted from.
    package var container: CGRect
    /// The part of the container that nothing covers.
    package var safe: CGRect

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
}
