import Foundation

/// How far views that line up on a guide reach before and after it, in points.
package struct AlignedExtent {
    /// From the foremost start to the guide; below 0 where every view begins after it.
    package private(set) var before = -CGFloat.infinity
    private var after = -CGFloat.infinity
    private var isEndless = false

    /// The extent of nothing.
    package init() {}

    /// The extent of views along the axis of a guide.
    package init(_ views: some Sequence<ViewDimensions>, _ guide: AlignmentKey) {
        for view in views { add(view, guide) }
    }

    /// Adds a view; one without end makes the whole endless, and its guide counts as 0.
    package mutating func add(_ view: ViewDimensions, _ guide: AlignmentKey) {
        let length = view.size[guide.axis]
        if length.isInfinite { isEndless = true }
        guard !isEndless else { return }
        let own = view[guide]
        before = max(before, own)
        after = max(after, length - own)
    }

    /// From the foremost start to the last end, 0 where there are no views.
    package var length: CGFloat { isEndless ? .infinity : max(0, isEmpty ? 0 : before + after) }

    /// Where a view starts, counted from the foremost start.
    package func start(of view: ViewDimensions, _ guide: AlignmentKey) -> CGFloat {
        guard !isEndless, !isEmpty else { return 0 }
        let start = before - view[guide]
        return start.isFinite ? start : 0
    }

    private var isEmpty: Bool { before == -.infinity }
}
