import Foundation
import ProofsheetLayout

/// Headers and footers that stay in sight as long as their section does.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views side by side, made only as far as they can show; takes the whole height it is offered.
nonisolated public struct LazyHStack<Content: View>: View, PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinned: PinnedScrollableViews
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.lazyStackNode("LazyHStack", .horizontal, alignment.key, spacing, pinned, content)])
    }
}

/// Views below each other, made only as far as they can show; takes the whole width it is offered.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinned: PinnedScrollableViews
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([context.lazyStackNode("LazyVStack", .vertical, alignment.key, spacing, pinned, content)])
    }
}

extension ResolveContext {
    fileprivate func lazyStackNode<Content: View>(
        _ type: String, _ axis: Axis, _ guide: AlignmentKey, _ spacing: CGFloat?, _ pinned: PinnedScrollableViews, _ content: Content
    ) -> LayoutNode {
        let views = content.resolved(inside(axis).child(.part("content")))
        let distance = spacing.flatMap { $0.isFinite ? $0 : nil }
        let behavior = LazyStackBehavior(
            axis, guide, distance, views, pinned: pinned, standsAtStart(axis) ? .upTo(cellLength(axis)) : .byFrame, session)
        return node(type, behavior) { info in
            info.estimate = { node, id in
                behavior.estimate(id).map { node.estimatedFrame(axis, start: $0.start, length: $0.length) }
            }
        }
    }

    /// The distance in points that lazy grids keep: what they are told if it is a number, else 8 (swiftui-layout 6.4).
    func lazySpacing(_ spacing: CGFloat?) -> CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8 }

    /// The length in points after which lazy grids stop drawing views: nothing beyond can show.
    ///
    /// Where nothing scrolls, a container that is too long is centred, so that its first views are not those that show: then there is
    /// no such length, but for so many views that time and memory would have no bound.
    func lazyLimit(_ axis: Axis, _ views: ViewList) -> CGFloat {
        let isBounded = !environment.isScrolledAway && views.knownCount > LazyRoom.mostExact
        return standsAtStart(axis) || isBounded ? cellLength(axis) : .infinity
    }

    // Whether a container begins where what scrolls around it shows.
    private func standsAtStart(_ axis: Axis) -> Bool {
        !environment.isScrolledAway && environment.coordinateSpaces[AnyHashable(ScrollSpaceName(axis: axis))] != nil
    }

    private func cellLength(_ axis: Axis) -> CGFloat { axis == .horizontal ? session.cell.width : session.cell.height }
}

extension LayoutNode {
    /// The frame of a part along an axis, in points of the cell; the part's start is in points from that of the node.
    fileprivate func estimatedFrame(_ axis: Axis, start: CGFloat, length: CGFloat) -> CGRect {
        guard axis == .horizontal else { return CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length) }
        let x = direction == .rightToLeft ? frame.maxX - start - length : frame.minX + start
        return CGRect(x: x, y: frame.minY, width: length, height: frame.height)
    }
}
