import Foundation

/// A rule that sizes and places subviews; built-in stacks and a user's own rules meet the same subviews.
///
/// Coordinates run from left to right whatever the layout direction; the engine mirrors the result. Sizes may be asked
/// for with nil, 0, infinity and ordinary proposals, in any order. Answers that are not numbers count as 0.
///
/// *Differences:* `bounds` always starts at zero.
public protocol Layout: Animatable {
    /// What is kept between the calls for one set of subviews.
    associatedtype Cache = Void
    /// The subviews as the rule meets them.
    typealias Subviews = LayoutSubviews

    /// Facts about the rule that hold whatever the subviews are.
    static var layoutProperties: LayoutProperties { get }

    /// Works out once what sizing and placing share.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date when the subviews have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances the whole would like to keep from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size in points that the whole takes of a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places every subview in bounds of the size that was taken.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// A guide of the whole in points from the leading edge, nil where neither the rule nor a subview sets it.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// A guide of the whole in points from the top, nil where neither the rule nor a subview sets it.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    /// No facts.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// All subviews' wishes merged on all edges.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// The subviews' values combined: custom guides by average, text baselines as the topmost and the lowest, those of the frame not at all.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The subviews' values combined: custom guides by average, text baselines as the topmost and the lowest, those of the frame not at all.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard key.combination != .none else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return AlignmentMerge.value(of: key, in: subviews)
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// Facts about a layout that containers around it take into account.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout arranges its subviews, for spacers and dividers in it.
    public var stackOrientation: Axis?

    /// No facts.
    public init() {}

    /// Whether rows of cells are one subview each, not their cells.
    package private(set) var arrangesRows = false

    /// Of a stack along an axis.
    package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }

    /// Of a grid, or of something else.
    package init(arrangesRows: Bool) { self.arrangesRows = arrangesRows }
}
