import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A labelled box for what cannot be drawn: never blank, so that nobody takes it for the real thing.
enum PlaceholderDrawing {
    static func draw(_ label: String, in frame: CGRect, _ context: ResolveContext, _ painter: inout Painter) {
        let scheme = context.environment.colorScheme
        let profile = context.session.profile
        painter.shape(.rect(frame), .color(profile.color("tertiarySystemFill", scheme)))
        painter.shape(
            .rect(frame.insetBy(dx: 0.5, dy: 0.5)), .color(profile.color("tertiaryLabel", scheme)),
            stroke: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        var inner = context
        inner.environment.textAttributes = TextAttributes()
        inner.environment.textAttributes.font = .system(size: 11)
        inner.environment.lineLimit = 1
        inner.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        let text = TextLayout(Text(verbatim: label), inner)
        let node = LayoutNode(text.behavior)
        let proposal = ProposedViewSize(width: max(0, frame.width - 8), height: frame.height)
        let size = node.sizeThatFits(proposal)
        guard size.height <= frame.height, size.width > 0 else { return }
        node.arrange(
            CGRect(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height),
            proposal: proposal, surroundings: node.surroundings)
        text.draw(node, &painter)
    }
}
