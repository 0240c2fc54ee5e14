import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension TextLayout {
    /// The glyphs of one line in the middle of a rectangle of the cell, its capitals centred upright.
    static func runs(of string: String, centeredIn frame: CGRect, _ context: ResolveContext) -> [GlyphRun] {
        let layout = TextLayout(Text(verbatim: string), context)
        let node = LayoutNode(layout.behavior)
        let size = node.sizeThatFits(.unspecified)
        let box = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        node.arrange(box, proposal: .unspecified, surroundings: node.surroundings)
        var painter = Painter(node: 0)
        layout.draw(node, &painter)
        let font = ResolvedFont(
            context.environment.textAttributes.resolvedFont(.body), category: context.environment.sizeCategory,
            profile: context.session.profile, shaper: context.session.shaper)
        let height = context.session.shaper.metrics(font.request).capHeight
        return painter.items.compactMap { item in
            guard case .glyphs(_, var run, _) = item else { return nil }
            run.origin.y = frame.midY + height / 2
            return run
        }
    }
}
