import CCairo
import Foundation
import ProofsheetDrawing

extension Painter {
    /// Draws a group: in place where it is plain, else as a picture of its own that is then laid down.
    func draw(_ items: [DisplayItem], _ effect: GroupEffect, opacity: Double) {
        let inner = effect.transform.concatenating(transform)
        let opacity = opacity * min(max(effect.opacity, 0), 1)
        guard inner.isFinite, opacity > 0 else { return }
        if effect.isPlainButForOpacity, opacity == 1 || items.count <= 1 {
            within(inner, clip: effect.clip) {
                for item in items { draw(item, opacity: opacity) }
            }
        } else if let picture = GroupPicture(items, effect, inner, painter: self) {
            lay(picture.layer, opacity: opacity, effect.blend)
        }
    }

    private func lay(_ picture: Layer, opacity: Double, _ blend: BlendMode) {
        let context = layer.context
        cairo_save(context)
        if let mode = blend.cairoOperator {
            cairo_set_operator(context, mode)
            cairo_set_source_surface(context, picture.surface, 0, 0)
            cairo_paint_with_alpha(context, opacity)
        } else {
            PlusDarker.mix(picture, opacity: opacity, onto: layer)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(context, picture.surface, 0, 0)
            cairo_rectangle(
                context, Double(picture.rect.x0), Double(picture.rect.y0), Double(picture.rect.width),
                Double(picture.rect.height))
            cairo_fill(context)
        }
        cairo_restore(context)
    }
}

extension GroupEffect {
    /// Whether nothing but its opacity keeps the group from being drawn in place.
    fileprivate var isPlainButForOpacity: Bool {
        var opaque = self
        opaque.opacity = 1
        return opaque.isPlain
    }
}
