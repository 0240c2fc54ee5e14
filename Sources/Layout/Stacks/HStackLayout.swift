import Foundation

/// A row as a layout value; without a spacing, neighbours keep the distances they ask for.
///
///     let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 4))
///
/// Offers the least flexible subviews of the highest priority an equal share of the width first, and everybody the height.
/// Takes the sum of the widths and gaps, and the height of the subviews aligned on the guide.
public struct HStackLayout: Layout, Sendable {
    /// The guide on which the subviews line up.
    public var alignment: VerticalAlignment
    /// Points between neighbours, nil for the distances they ask for.
    public var spacing: CGFloat?

    /// A row; spacing in points.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var rule: StackRule { StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

    public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing { rule.edges(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
        rule.size(proposal, subviews, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) {
        rule.place(in: bounds.size, proposal, subviews, &cache)
    }
}
