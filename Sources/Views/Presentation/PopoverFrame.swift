import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A popover: a card beside the view that shows it, with an arrow to it where the system draws one.
nonisolated struct PopoverFrame<Content: View>: View, PrimitiveView {
    let content: Content
    let anchor: LayoutNode?
    let background: AnyView?
    /// Whether it is a dialog, which stands above its view where it has the choice.
    var isDialog = false

    func resolve(_ context: ResolveContext) -> ViewList {
        let profile = context.session.profile
        let inner = context.inside().child(.part("popover"))
        let isNewDialog = isDialog && profile.generation == .ios26
        func figure(_ name: String) -> CGFloat { CGFloat(profile.metric("\(isNewDialog ? "dialog" : "popover").\(name)")) }
        let ground = background ?? AnyView(Color(.system("systemBackground")))
        let card = inner.single(
            UnnamedCard(content: content, ground: ground, radius: figure("radius")).resolved(inner))
        let rule = PopoverRule(
            anchor, arrow: figure("arrowHeight"), gap: figure("anchorGap"), prefersAbove: isNewDialog)
        // Over the card's shadow.
        let arrow = LayoutNode(LeafBehavior { _ in .zero })
        let node = LayoutNode(rule, children: [card, arrow], direction: .leftToRight)
        let color = isNewDialog ? AlertLook.popoverColor(context).rgba(in: context) : context.color("systemBackground")
        arrow.info.draw = { [weak node] _, painter in
            guard let node, let outline = rule.arrowOutline(node) else { return }
            painter.shape(.path(outline, evenOdd: false), .color(color))
        }
        return .nodes([node])
    }
}

/// The card of a popover with a shadow.
nonisolated struct UnnamedCard<Content: View>: ComposedView {
    let content: Content
    let ground: AnyView
    let radius: CGFloat

    func compose(_ context: ResolveContext) -> some View {
        ZStack { content }
            .background { ground }
            .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
            .controlName("Popover")
            .shadow(color: Color.black.opacity(0.2), radius: 16, y: 4)
    }
}

/// Puts a card below a view, or above it where there is more room, inside the window by 10 points [assumed].
final class PopoverRule: FillingBehavior {
    private let anchor: LayoutNode?
    private let arrow, gap: CGFloat
    private let prefersAbove: Bool
    private var isBelow = true
    private var card = CGRect.zero
    private static let margin: CGFloat = 10

    /// The view it belongs to, the height of the arrow, and the distance from it, in points.
    init(_ anchor: LayoutNode?, arrow: CGFloat, gap: CGFloat, prefersAbove: Bool = false) {
        self.anchor = anchor
        self.arrow = arrow
        self.gap = gap
        self.prefersAbove = prefersAbove
    }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        guard let child = node.children.first else { return }
        let target = target(node)
        let room = (above: target.minY - arrow - gap - Self.margin, below: size.height - target.maxY - arrow - gap - Self.margin)
        let ideal = child.sizeThatFits(.unspecified)
        let fitsAbove = prefersAbove && ideal.height <= room.above
        isBelow = !fitsAbove && (ideal.height <= room.below || room.below >= room.above)
        let best = max(room.above, room.below)
        let height = best > 0 ? (isBelow ? room.below : room.above) : size.height - 2 * Self.margin
        let most = CGSize(width: size.width - 2 * Self.margin, height: max(0, height))
        let offer = ProposedViewSize(width: min(ideal.width, most.width), height: min(ideal.height, most.height))
        let own = child.sizeThatFits(offer)
        let x = min(max(target.midX - own.width / 2, Self.margin), max(Self.margin, size.width - Self.margin - own.width))
        let ideally = isBelow ? target.maxY + gap + arrow : target.minY - gap - arrow - own.height
        // Beside a view that fills the window it lies over it.
        let y = min(max(ideally, Self.margin), max(Self.margin, size.height - Self.margin - own.height))
        card = CGRect(x: x, y: y, width: own.width, height: own.height)
        LayoutSubview(child).place(at: card.origin, proposal: offer)
        for other in node.children.dropFirst() { LayoutSubview(other).place(at: card.origin, proposal: .zero) }
    }

    // In the coordinates of the node, which is as large as the window's safe part.
    private func target(_ node: LayoutNode) -> CGRect {
        let middle = CGRect(x: node.frame.width / 2, y: node.frame.height / 2, width: 0, height: 0)
        return anchor?.frame.offsetBy(dx: -node.frame.minX, dy: -node.frame.minY) ?? middle
    }

    /// The arrow from the card to the view, in points of the cell; nil where the system draws none, or the card lies over the view.
    func arrowOutline(_ node: LayoutNode) -> Path? {
        let target = target(node)
        guard arrow > 0, isBelow ? target.maxY <= card.minY : target.minY >= card.maxY else { return nil }
        let x = min(max(target.midX, card.minX + 24), card.maxX - 24) + node.frame.minX
        let base = (isBelow ? card.minY : card.maxY) + node.frame.minY
        var path = Path()
        path.addLines([
            CGPoint(x: x - arrow, y: base), CGPoint(x: x, y: base + (isBelow ? -arrow : arrow)), CGPoint(x: x + arrow, y: base),
        ])
        path.closeSubpath()
        return path
    }
}
