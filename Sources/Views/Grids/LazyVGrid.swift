import Foundation
import ProofsheetLayout

/// Views in columns, row after row, made only as far as they can show.
nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinned: PinnedScrollableViews
    private let content: Content

    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let views = content.resolved(context.inside().child(.part("content")))
        let behavior = LazyGridBehavior(
            .vertical, columns, alignment.key, context.lazySpacing(spacing), views, pinned: pinned,
            limit: context.lazyLimit(.vertical, views),
            context.session)
        return .nodes([context.node("LazyVGrid", behavior)])
    }
}

/// Views in rows, column after column, made only as far as they can show.
nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let pinned: PinnedScrollableViews
    private let content: Content

    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        pinned = pinnedViews
        self.content = content()
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let views = content.resolved(context.inside().child(.part("content")))
        let behavior = LazyGridBehavior(
            .horizontal, rows, alignment.key, context.lazySpacing(spacing), views, pinned: pinned,
            limit: context.lazyLimit(.horizontal, views),
            context.session)
        return .nodes([context.node("LazyHGrid", behavior)])
    }
}
