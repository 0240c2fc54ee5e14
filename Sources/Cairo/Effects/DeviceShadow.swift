import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// A shadow with its lengths in device pixels.
struct DeviceShadow {
    private let color: RGBA
    private let blur: GaussianBlur
    private let dx, dy: Int

    /// `transform` maps the group's coordinates to pixels; the offset is rounded to whole pixels.
    init(_ shadow: GroupEffect.Shadow, _ transform: CGAffineTransform) {
        color = shadow.color
        blur = GaussianBlur(deviation: shadow.radius * GroupEffect.Shadow.deviationPerRadius * transform.meanScale)
        let offset = shadow.offset.applying(transform)
        func whole(_ length: CGFloat) -> Int {
            Int(min(max(PixelGrid(scale: 1).snap(length), -100_000), 100_000))
        }
        dx = whole(offset.width)
        dy = whole(offset.height)
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
