import Foundation

/// A row as a layout value; without a spacing, neighbours keep the distances they ask for.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    private var rule: StackRule { StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { rule.edges(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        rule.size(proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        rule.place(in: bounds.size, proposal, subviews)
    }
}
