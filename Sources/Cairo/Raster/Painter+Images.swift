import CProofsheetCairo
import Foundation
import ProofsheetDrawing

extension Painter {
    /// Draws an image into a rectangle; with a tint, the tint through the image's alpha.
    func draw(_ image: ImageReference, _ rect: CGRect, smooth: Bool, tint: RGBA?, opacity: Double) {
        guard let source = tools.images.layer(image) else { return }
        draw(source, in: rect, smooth: smooth, tint: tint, opacity: opacity)
    }

    /// Draws a layer stretched into a rectangle, whose edges are snapped where they keep their axes.
    func draw(_ source: Layer, in rect: CGRect, smooth: Bool, tint: RGBA? = nil, opacity: Double) {
        guard rect.width > 0, rect.height > 0, transform.isInvertible else { return }
        let device = Outline.rect(rect).device(transform)
        guard !PixelRect(covering: device.bounds).intersection(clip.bounds).isEmpty else { return }
        // From the layer's pixels to the device's; through the snapped rectangle where there is one.
        var map = CGAffineTransform(
            rect.width / CGFloat(source.rect.width), 0, 0, rect.height / CGFloat(source.rect.height), rect.minX, rect.minY
        ).concatenating(transform)
        if case .rect(let box) = device {
            map = CGAffineTransform(
                box.width / CGFloat(source.rect.width), 0, 0, box.height / CGFloat(source.rect.height), box.minX, box.minY)
            if transform.a < 0 { map = CGAffineTransform(-map.a, 0, 0, map.d, box.maxX, map.ty) }
            if transform.d < 0 { map = CGAffineTransform(map.a, 0, 0, -map.d, map.tx, box.maxY) }
        }
        guard map.isInvertible, let pattern = cairo_pattern_create_for_surface(source.surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var matrix = CairoContext.matrix(map.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
        cairo_save(context)
        CairoContext.setPath(device, context)
        cairo_clip(context)
        if let tint {
            CairoContext.setSource(tint.opacity(opacity), context)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, opacity)
        }
        cairo_restore(context)
    }
}
