import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// One row of a bar with its title in the middle, or after its first items where tabs stand in the middle.
nonisolated struct BarRow: ComposedView {
    let leading, center, trailing: [BarContent.Item]
    let title, subtitle: Text?
    let titleFont: Font

    func compose(_ context: ResolveContext) -> some View {
        let isBesideTabs = context.environment.isBesideTabs
        let floats = context.session.profile.generation == .ios26
        return BarThirds(
            leading: UnnamedRow(spacing: floats ? 8 : 16) {
                BarItems(items: leading, floats: floats)
                if isBesideTabs, center.isEmpty { titles(.leading) }
                if isBesideTabs { BarItems(items: center, floats: false) }
            },
            center: ZStack {
                if !isBesideTabs {
                    if center.isEmpty {
                        titles(.center).padding(.bottom, 2 * rise(context))
                    } else {
                        BarItems(items: center, floats: false).font(titleFont)
                    }
                }
            },
            trailing: UnnamedRow(spacing: floats ? 8 : 16) { BarItems(items: trailing, floats: floats) })
    }

    // Recorded on iOS 18.4: a title that has grown stays on the baseline that it has at `large`, instead of in the middle.
    private func rise(_ context: ResolveContext) -> CGFloat {
        func fall(_ category: ContentSizeCategory) -> CGFloat {
            let font = ResolvedFont(titleFont, category: category, profile: context.session.profile, shaper: context.session.shaper)
            let metrics = context.session.shaper.metrics(font.request)
            return (metrics.ascent - metrics.descent) / 2
        }
        return subtitle == nil ? fall(context.environment.sizeCategory) - fall(.large) : 0
    }

    private func titles(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 0) {
            if let title { title.font(titleFont) }
            if let subtitle {
                subtitle.font(.system(size: 12)).foregroundStyle(HierarchicalShapeStyle.secondary)
            }
        }
    }
}

/// Three views in a row of a bar, the second in the middle as far as the others leave it there.
nonisolated struct BarThirds<Leading: View, Center: View, Trailing: View>: View, PrimitiveView {
    let leading: Leading
    let center: Center
    let trailing: Trailing

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside(.horizontal)
        func node<V: View>(_ view: V, _ name: String) -> LayoutNode {
            let inner = place.child(.part(name))
            return inner.single(view.resolved(inner))
        }
        return .nodes([
            LayoutNode(
                LayoutBehavior(BarThirdsLayout(gap: context.session.profile.metric("navigationBar.titleGap"))),
                children: [node(leading, "leading"), node(center, "center"), node(trailing, "trailing")],
                direction: context.environment.layoutDirection)
        ])
    }
}

/// Items at both ends, and between them a view in the middle of the whole; it moves aside where an item stands there, and is cut
/// where there is too little room between the items.
struct BarThirdsLayout: Layout {
    /// Between the view in the middle and items, in points.
    let gap: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let offer = ProposedViewSize(width: bounds.width, height: bounds.height)
        let first = subviews[0].sizeThatFits(offer)
        let rest = max(0, bounds.width - first.width)
        let last = subviews[2].sizeThatFits(ProposedViewSize(width: rest, height: bounds.height))
        subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: offer)
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
            proposal: ProposedViewSize(width: rest, height: bounds.height))
        let start = bounds.minX + (first.width > 0 ? first.width + gap : 0)
        let end = bounds.maxX - (last.width > 0 ? last.width + gap : 0)
        let room = ProposedViewSize(width: max(0, end - start), height: bounds.height)
        let width = subviews[1].sizeThatFits(room).width
        let x = max(start, min(bounds.midX - width / 2, end - width))
        subviews[1].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: room)
    }
}
