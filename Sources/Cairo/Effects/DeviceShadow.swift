import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// A shadow with its lengths in device pixels.
struct DeviceShadow {
    private let color: RGBA
    private let blur: GaussianBlur
    private let dx, dy: Int

    /// No page is as long as this, in pixels: what lies so far away is not seen.
    private static let farthest: CGFloat = 16_000

    /// `transform` maps the group's coordinates to pixels; the offset is rounded to whole pixels. Nil for one that no page has room for.
    init?(_ shadow: GroupEffect.Shadow, _ transform: CGAffineTransform) {
        color = shadow.color
        blur = GaussianBlur(deviation: shadow.radius * GroupEffect.Shadow.deviationPerRadius * transform.meanScale)
        let offset = shadow.offset.applying(transform)
        guard abs(offset.width) < Self.farthest, abs(offset.height) < Self.farthest else { return nil }
        dx = Int(PixelGrid(scale: 1).snap(offset.width))
        dy = Int(PixelGrid(scale: 1).snap(offset.height))
    }

    /// How far from the group it reaches, in pixels.
    var reach: Int { blur.reach + max(abs(dx), abs(dy)) }

    /// Lays the shadow under what the layer holds.
    func apply(to layer: Layer) {
        guard color.alpha > 0, let shade = Layer(layer.rect) else { return }
        CairoContext.setSource(.black, shade.context)
        cairo_mask_surface(shade.context, layer.surface, Double(dx), Double(dy))
        blur.apply(to: shade)
        cairo_set_operator(layer.context, CAIRO_OPERATOR_DEST_OVER)
        CairoContext.setSource(color, layer.context)
        cairo_mask_surface(layer.context, shade.surface, 0, 0)
        cairo_set_operator(layer.context, CAIRO_OPERATOR_OVER)
    }
}

extension GroupEffect.Shadow {
    /// The deviation of a shadow's blur over the radius it is asked for with.
    static var deviationPerRadius: CGFloat { 1 }
}
