import Foundation
import ProofsheetLayout

/// A row as wide as it is offered: its content inset, centred in height, and layers behind it that fill it.
final class ListRowRule: NodeBehavior {
    /// The child that is the content; all others are layers behind.
    weak var content: LayoutNode?
    private let insets: EdgeInsets
    private let minimum: CGFloat
    private let leadingWidth, trailingWidth: CGFloat

    /// Lengths in points; the widths are what accessories take at the ends.
    init(insets: EdgeInsets, minimum: CGFloat, leadingWidth: CGFloat, trailingWidth: CGFloat) {
        self.insets = insets
        self.minimum = minimum
        (self.leadingWidth, self.trailingWidth) = (leadingWidth, trailingWidth)
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let inner = content?.sizeThatFits(inside(proposal.width)) ?? .zero
        return CGSize(
            width: proposal.width ?? inner.width + insets.horizontal + leadingWidth + trailingWidth,
            height: max(minimum, inner.height + insets.vertical))
    }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        for child in node.children where child !== content {
            LayoutSubview(child).place(
                at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: ProposedViewSize(size))
        }
        guard let content else { return }
        let own = inside(size.width)
        let height = content.sizeThatFits(own).height
        // Slack is shared evenly, so that one line of text stands where it was measured; own insets may be uneven.
        let slack = max(0, size.height - height - insets.vertical)
        LayoutSubview(content).place(at: CGPoint(x: insets.leading + leadingWidth, y: insets.top + slack / 2), proposal: own)
    }

    private func inside(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max(0, $0 - insets.horizontal - leadingWidth - trailingWidth) }, height: nil)
    }
}
