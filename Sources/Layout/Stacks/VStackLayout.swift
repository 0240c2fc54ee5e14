import Foundation

/// A column as a layout value; without a spacing, neighbours keep the distances they ask for.
///
///     let layout = isNarrow ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
///
/// Offers the least flexible subviews of the highest priority an equal share of the height first, and everybody the width.
/// Takes the sum of the heights and gaps, and the width of the subviews aligned on the guide.
public struct VStackLayout: Layout, Sendable {
    /// The guide on which the subviews line up.
    public var alignment: HorizontalAlignment
    /// Points between neighbours, nil for the distances they ask for.
    public var spacing: CGFloat?

    /// A column; spacing in points.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var rule: StackRule { StackRule(axis: .vertical, guide: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing { rule.edges(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        rule.size(proposal, subviews, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) {
        rule.place(in: bounds.size, proposal, subviews, &cache)
    }
}
