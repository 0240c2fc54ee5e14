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
        let (across, along) = extents(proposal, subviews)
        return CGSize(width: across.length, height: along.length)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (across, along) = extents(proposal, subviews)
        for subview in subviews {
            let own = subview.dimensions(in: proposal)
            let point = CGPoint(x: across.start(of: own, alignment.horizontal.key), y: along.start(of: own, alignment.vertical.key))
            subview.place(at: point, proposal: proposal)
        }
    }

    private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (AlignedExtent, AlignedExtent) {
        let highest = subviews.map(\.priority).max() ?? 0
        let members = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
        return (AlignedExtent(members, alignment.horizontal.key), AlignedExtent(members, alignment.vertical.key))
    }
}
