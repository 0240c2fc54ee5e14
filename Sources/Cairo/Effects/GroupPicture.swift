import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// A group drawn apart, with everything done to it but opacity and blend.
struct GroupPicture {
    let layer: Layer

    /// Nil where nothing of the group is within reach of the painter. `transform` maps the group's coordinates to pixels.
    init?(_ items: [DisplayItem], _ effect: GroupEffect, _ transform: CGAffineTransform, painter: Painter) {
        let scale = transform.meanScale
        let blur = GaussianBlur(deviation: effect.blur * scale)
        let shadow = effect.shadow.flatMap { DeviceShadow($0, transform) }
        let reach = blur.reach + (shadow?.reach ?? 0)
        var ink = DisplayItem.bounds(items)
        if let clip = effect.clip { ink = ink.intersection(clip.bounds.standardized) }
        guard !ink.isNull, ink.isFinite else { return nil }
        // One pixel more on each side for edges that are rounded outwards.
        let content = PixelRect(covering: ink.applying(transform)).outset(by: 1 + reach)
        let area = content.intersection(painter.clip.bounds.outset(by: reach))
        guard !area.isEmpty, let layer = Layer(area) else { return nil }
        let own = Painter(layer: layer, tools: painter.tools, transform: transform, bounds: area)
        own.within(transform, clip: effect.clip) { own.draw(items) }
        if let mask = effect.mask { Self.keep(mask, of: layer, transform, painter.tools) }
        for filter in effect.filters { ColorMatrix(filter).apply(to: layer) }
        blur.apply(to: layer)
        shadow?.apply(to: layer)
        self.layer = layer
    }

    private static func keep(_ mask: [DisplayItem], of layer: Layer, _ transform: CGAffineTransform, _ tools: DrawingTools) {
        guard let alpha = Layer(layer.rect) else { return }
        Painter(layer: alpha, tools: tools, transform: transform, bounds: layer.rect).draw(mask)
        cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_surface(layer.context, alpha.surface, 0, 0)
        cairo_paint(layer.context)
        cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    }
}
