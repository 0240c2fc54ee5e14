import Foundation

/// A pile as a layout value: all subviews are aligned on one guide per axis.
///
///     let layout = AnyLayout(ZStackLayout(alignment: .bottomTrailing))
///
/// Offers the subviews of the highest priority the whole proposal, and in the end all of them what it has taken.
/// Takes the union of the aligned subviews of the highest priority: swiftui-layout 4.
public struct ZStackLayout: Layout, Sendable {
    /// The guides on which the subviews line up.
    public var alignment: Alignment

    /// A pile.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The merged wishes of the subviews that make the size.
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        leading(subviews).reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (across, along) = extents(proposal, subviews)
        return CGSize(width: across.length, height: along.length)
    }

    // A public question shows the second offer: a filling picture makes a pile higher than its room, and a view placed by
    // `position` counts from the upper edge of the pile, not of the room.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(bounds.size)
        let (across, along) = extents(offer, subviews)
        for subview in subviews {
            let own = subview.dimensions(in: offer)
            let point = CGPoint(x: across.start(of: own, alignment.horizontal.key), y: along.start(of: own, alignment.vertical.key))
            subview.place(at: point, proposal: offer)
        }
    }

    private func leading(_ subviews: Subviews) -> [LayoutSubview] {
        let highest = subviews.map(\.priority).max() ?? 0
        return subviews.filter { $0.priority == highest }
    }

    private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (AlignedExtent, AlignedExtent) {
        let members = leading(subviews).map { $0.dimensions(in: proposal) }
        return (AlignedExtent(members, alignment.horizontal.key), AlignedExtent(members, alignment.vertical.key))
    }
}
