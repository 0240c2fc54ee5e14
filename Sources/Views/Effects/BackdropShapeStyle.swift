import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A style that shows what lies behind it blurred.
protocol BackdropShapeStyle: PrimitiveShapeStyle {
    /// The deviation of the blur in points.
    var backdropBlur: CGFloat { get }
}

extension ShapeStyle {
    /// The deviation in points of the blur that the style asks for behind it, 0 for none.
    var blurBehind: CGFloat {
        if let style = self as? AnyShapeStyle { return style.base.blurBehind }
        return (self as? any BackdropShapeStyle)?.backdropBlur ?? 0
    }
}

extension NodeInfo {
    /// Fills the node's outline with a style, over a blurred picture of what lies behind where the style asks for it.
    func fills<S: ShapeStyle>(with style: S, in context: ResolveContext, _ outline: @escaping (CGRect) -> Outline) {
        let blur = style.blurBehind
        seesBehind = blur > 0
        draw = { node, painter in
            let outline = outline(node.frame)
            if blur > 0 {
                let ground = context.session.profile.color("systemBackground", context.environment.colorScheme)
                painter.backdrop(outline, blur: blur, ground: ground)
            }
            painter.shape(outline, style.resolvedPaint(in: context, node.frame))
        }
    }
}

extension Painter {
    // How much more colourful what lies behind becomes [assumed].
    private static let saturation = 1.8

    /// Draws what lies behind once more, blurred and cut at an outline; beyond the cell there is the ground's colour.
    mutating func backdrop(_ outline: Outline, blur: CGFloat, ground: RGBA) {
        guard !behind.isEmpty, outline.bounds.isFinite else { return }
        let region = outline.bounds.standardized.insetBy(dx: -3 * blur, dy: -3 * blur)
        let items = behind.compactMap { $0.trimmed(to: region)?.withoutBackdrops }
        var soft = GroupEffect()
        soft.blur = blur
        soft.filters = [.saturation(Self.saturation)]
        soft.isolated = true
        var cut = GroupEffect()
        cut.clip = outline
        cut.isolated = true
        let sheet = DisplayItem.shape(node: node, outline: .rect(region), paint: .color(ground), stroke: nil)
        group(cut, [.group(node: node, effect: soft, items: [sheet] + items.map { $0.drawn(by: node) })])
    }
}

extension DisplayItem {
    /// The item without pictures of what lies behind: one blur is enough, and their number would double with each.
    fileprivate var withoutBackdrops: DisplayItem? {
        guard case .group(let node, let effect, let items) = self else { return self }
        if effect.isolated, effect.clip != nil, items.count == 1, case .group(_, let inner, _) = items[0],
            inner.isolated, inner.blur > 0
        {
            return nil
        }
        return .group(node: node, effect: effect, items: items.compactMap(\.withoutBackdrops))
    }
}
