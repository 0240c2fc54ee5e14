import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Items close together on a capsule that floats above the edge of the screen, the chosen one on a ground of its own; the one that
/// searches has a disc at the trailing edge.
nonisolated struct TabPlatterLook: ComposedView {
    let items: [TabBarLook.Item]
    let isLow: Bool

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let height = metric(isLow ? "tabBar.compactPlatterHeight" : "tabBar.platterHeight")
        let inset = metric("tabBar.platterItemInset")
        // What shows of the glass is less than its frame there.
        let isPlain = WindowSize(context.session.cell).isPlainPhone && !isLow
        let edge = isPlain ? metric("tabBar.plainPlatterEdge") : 0
        let itemEdge = isPlain ? metric("tabBar.plainItemEdge") : 0
        let (others, search) = (items.filter { !$0.isSearch }, items.filter(\.isSearch))
        return HStack(spacing: 0) {
            if !others.isEmpty {
                TabPlatterItems(items: others, isLow: isLow, itemEdge: itemEdge, look: TabPlatterLayout(profile))
                    .padding(inset)
                    .frame(height: height)
                    .background { FloatingCapsule().padding(edge) }
            }
            if let item = search.first {
                Spacer(minLength: 8)
                TabItemLook(item: item, isLow: isLow, plain: AnyShapeStyle(Color.primary), isBare: true)
                    .frame(width: height, height: height)
                    .background { FloatingCapsule().padding(edge) }
            }
        }
        .environment(\.font, TabBarLook.titleFont(context, isLow: isLow))
        .padding(.horizontal, metric("tabBar.platterBottomInset"))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

/// The items of a platter.
nonisolated private struct TabPlatterItems: View, PrimitiveView {
    let items: [TabBarLook.Item]
    let isLow: Bool
    /// How far in points what shows of the chosen item's ground keeps from its frame.
    let itemEdge: CGFloat
    let look: TabPlatterLayout

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside(.horizontal)
        let nodes = items.indices.map { index in
            let inner = place.child(.index(index))
            return inner.single(item(index).resolved(inner))
        }
        let behavior = isLow ? LayoutBehavior(HStackLayout(spacing: 0)) as any NodeBehavior : LayoutBehavior(look)
        return .nodes([LayoutNode(behavior, children: nodes, direction: context.environment.layoutDirection)])
    }

    private func item(_ index: Int) -> some View {
        TabItemLook(item: items[index], isLow: isLow, plain: AnyShapeStyle(Color.primary))
            .padding(.horizontal, isLow ? 18 : 0)
            .frame(maxWidth: isLow ? nil : .infinity, maxHeight: .infinity)
            .background { if items[index].isSelected { Capsule().fill(Color(.system("tertiarySystemFill"))).padding(itemEdge) } }
    }
}

/// Items of equal width whose grounds overlap: as wide as the longest name asks for, or as there is room.
///
/// Recorded on iOS 26.0 and 26.2: three items are 105 apart and 113 wide where a name is 71.7 wide, four 84.667 and 98 in a room of
/// 352 points, six 55.667 and 74. Between these it is assumed.
struct TabPlatterLayout: Layout {
    private let pitch, gap, overlap: CGFloat

    init(_ profile: SystemProfile) {
        pitch = profile.metric("tabBar.itemWidth")
        gap = profile.metric("tabBar.itemNameGap")
        overlap = profile.metric("tabBar.itemOverlap")
    }

    /// The width of an item, and how far apart items are.
    private func widths(_ room: CGFloat?, _ subviews: Subviews) -> (item: CGFloat, pitch: CGFloat) {
        let name = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let wanted = max(pitch, name + gap)
        let whole = wanted * CGFloat(subviews.count) + overlap
        guard let room, whole >= room, subviews.count > 1 else { return (wanted + overlap, wanted) }
        let item = min(room, max(74, room / CGFloat(subviews.count) + 10))
        return (item, (room - item) / CGFloat(subviews.count - 1))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let (item, pitch) = widths(proposal.width, subviews)
        let height = proposal.height ?? subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: item + pitch * CGFloat(subviews.count - 1), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (item, pitch) = widths(proposal.width, subviews)
        let size = ProposedViewSize(width: item, height: bounds.height)
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + pitch * CGFloat(index), y: bounds.minY), proposal: size)
        }
    }
}
