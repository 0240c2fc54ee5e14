import Foundation

/// A pile as a layout value: all subviews get the whole proposal and are aligned on one guide per axis.
///
///     let layout = AnyLayout(ZStackLayout(alignment: .bottomTrailing))
///
/// Offers every subview the whole proposal.
/// Takes the union of the aligned subviews of the highest priority: swiftui-layout 4.
public struct ZStackLayout: Layout, Sendable {
    /// The guides on which the subviews line up.
    public var alignment: Alignment

    /// A pile.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let box = box(proposal, subviews)
        return CGSize(width: box.width, height: box.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let box = box(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            let point = CGPoint(
                x: finite(box.x - dimensions[alignment.horizontal.key]),
                y: finite(box.y - dimensions[alignment.vertical.key]))
            subview.place(at: point, proposal: proposal)
        }
    }

    // The guides' distance from the top leading corner of the union, and the union's size.
    private func box(
        _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        let highest = subviews.map(\.priority).max() ?? 0
        let members = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
        let (x, width) = range(members, .horizontal, alignment.horizontal.key)
        let (y, height) = range(members, .vertical, alignment.vertical.key)
        return (x, y, width, height)
    }

    private func range(_ members: [ViewDimensions], _ axis: Axis, _ key: AlignmentKey) -> (CGFloat, CGFloat) {
        var (before, after): (CGFloat, CGFloat) = (-.infinity, -.infinity)
        for member in members {
            let length = member.size[axis]
            if length.isInfinite { return (0, .infinity) }
            before = max(before, member[key])
            after = max(after, length - member[key])
        }
        return members.isEmpty ? (0, 0) : (before, before + after)
    }

    private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
}
