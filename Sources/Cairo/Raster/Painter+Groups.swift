import CProofsheetCairo
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
        } else if pixels == nil, !effect.needsPixels {
            drawAsVectors(items, effect, inner, opacity)
        } else if let picture = GroupPicture(items, effect, inner, painter: self) {
            lay(picture.layer, opacity: opacity, effect.blend)
        }
    }

    private func drawAsVectors(_ items: [DisplayItem], _ effect: GroupEffect, _ inner: CGAffineTransform, _ opacity: Double) {
        cairo_save(context)
        cairo_push_group(context)
        within(inner, clip: effect.clip) { draw(items) }
        if let mask = effect.mask {
            let content = cairo_pop_group(context)
            cairo_push_group(context)
            within(inner, clip: nil) { draw(mask) }
            let alpha = cairo_pop_group(context)
            cairo_push_group(context)
            cairo_set_source(context, content)
            cairo_mask(context, alpha)
            cairo_pattern_destroy(content)
            cairo_pattern_destroy(alpha)
        }
        cairo_pop_group_to_source(context)
        cairo_set_operator(context, effect.blend.vectorOperator)
        cairo_paint_with_alpha(context, opacity)
        cairo_restore(context)
    }

    private func lay(_ picture: Layer, opacity: Double, _ blend: BlendMode) {
        cairo_save(context)
        guard let pixels, blend.cairoOperator == nil else {
            cairo_set_operator(context, blend.vectorOperator)
            cairo_set_source_surface(context, picture.surface, 0, 0)
            cairo_paint_with_alpha(context, opacity)
            cairo_restore(context)
            return
        }
        PlusDarker.mix(picture, opacity: opacity, onto: pixels)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_rectangle(
            context, Double(picture.rect.x0), Double(picture.rect.y0), Double(picture.rect.width), Double(picture.rect.height))
        cairo_fill(context)
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
    /// Whether the group can only be worked out pixel by pixel.
    fileprivate var needsPixels: Bool { !filters.isEmpty || blur > 0 || shadow != nil }
}
