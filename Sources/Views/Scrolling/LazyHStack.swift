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
        return node(type, LazyStackBehavior(axis, guide, spacing, views, pinned: pinned, limit: lazyLimit(axis, views), session))
    }

    /// The distance in points that lazy grids keep: what they are told if it is a number, else 8 (swiftui-layout 6.4).
    func lazySpacing(_ spacing: CGFloat?) -> CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? 8 }

    /// The length in points after which lazy containers stop drawing views: nothing beyond can show.
    ///
    /// Where nothing scrolls, a container that is too long is centred, so that its first views are not those that show: then there is
    /// no such length, but for so many views that time and memory would have no bound.
    func lazyLimit(_ axis: Axis, _ views: ViewList) -> CGFloat {
        let isScrolled = environment.coordinateSpaces[AnyHashable(ScrollSpaceName(axis: axis))] != nil
        guard !environment.isScrolledAway, isScrolled || views.knownCount > 1_000 else { return .infinity }
        let cell = session.cell
        return axis == .horizontal ? cell.width : cell.height
    }
}
