import Foundation

/// A layout whose rule is chosen at run time; the subviews keep their identity when it changes.
public struct AnyLayout: Layout {
    /// The rule inside with its own cache.
    public struct Cache {
        let rule: any ErasedLayout
    }

    private let makeRule: (Subviews) -> any ErasedLayout
    /// Facts about the rule inside.
    package let properties: LayoutProperties

    /// A layout as a value of one type whatever its rule.
    public init<L: Layout>(_ layout: L) {
        makeRule = { LayoutBox(layout, $0) }
        properties = (layout as? AnyLayout)?.properties ?? L.layoutProperties
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(rule: makeRule(subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.rule.update(subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.rule.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.rule.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.rule.place(bounds, proposal, subviews)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { cache.rule.explicit(guide, bounds, proposal, subviews) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { cache.rule.explicit(guide, bounds, proposal, subviews) }
}

/// A layout and its cache behind one face.
protocol ErasedLayout: AnyObject {
    func update(_ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
    func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
    func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat?
}

private final class LayoutBox<L: Layout>: ErasedLayout {
    private let layout: L
    private var cache: L.Cache

    init(_ layout: L, _ subviews: LayoutSubviews) {
        self.layout = layout
        cache = layout.makeCache(subviews: subviews)
    }

    func update(_ subviews: LayoutSubviews) { layout.updateCache(&cache, subviews: subviews) }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicit(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func explicit(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
