import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// Draws display items onto a layer or into a vector file, one after the other.
final class Painter {
    let context: OpaquePointer
    /// The layer behind the context, for what is faster or finer without cairo; nil for vector files.
    let pixels: Layer?
    let tools: DrawingTools
    /// From the coordinates of the items to device pixels of the page.
    private(set) var transform: CGAffineTransform
    private(set) var clip: Clip

    /// Draws within `bounds` only, pixels of the page.
    init(layer: Layer, tools: DrawingTools, transform: CGAffineTransform, bounds: PixelRect) {
        context = layer.context
        pixels = layer
        self.tools = tools
        self.transform = transform
        clip = Clip(bounds: bounds.intersection(layer.rect))
    }

    /// Draws through cairo alone; the context's coordinates are device pixels.
    init(context: OpaquePointer, tools: DrawingTools, transform: CGAffineTransform, bounds: PixelRect) {
        self.context = context
        pixels = nil
        self.tools = tools
        self.transform = transform
        clip = Clip(bounds: bounds)
    }

    func draw(_ items: [DisplayItem]) {
        cairo_save(context)
        clipCairo(to: clip.bounds)
        for item in items { draw(item, opacity: 1) }
        cairo_restore(context)
    }

    /// Draws one item, every alpha multiplied by the opacity.
    func draw(_ item: DisplayItem, opacity: Double) {
        guard !clip.bounds.isEmpty else { return }
        switch item {
        case .shape(_, let outline, let paint, .none):
            fill(outline, paint.opacity(opacity))
        case .shape(_, let outline, let paint, .some(let stroke)):
            trace(outline, paint.opacity(opacity), stroke)
        case .glyphs(_, let run, let paint):
            draw(run, paint.opacity(opacity))
        case .image(_, let image, let rect, let smooth, let tint):
            draw(image, rect, smooth: smooth, tint: tint, opacity: opacity)
        case .group(_, let effect, let items):
            draw(items, effect, opacity: opacity)
        }
    }

    /// Draws with another map and a further clip, both in effect for the time of the body only.
    func within(_ inner: CGAffineTransform, clip outline: Outline?, body: () -> Void) {
        let outer = (transform: transform, clip: clip)
        transform = inner
        let bounds = clip.bounds
        var needsCairo = false
        if let outline = outline?.device(inner) {
            needsCairo = clip.add(outline)
            if needsCairo || clip.bounds != bounds {
                cairo_save(context)
                if needsCairo {
                    CairoContext.setPath(outline, context)
                    cairo_clip(context)
                } else {
                    clipCairo(to: clip.bounds)
                }
                needsCairo = true
            }
        }
        if !clip.bounds.isEmpty { body() }
        if needsCairo { cairo_restore(context) }
        (transform, clip) = outer
    }

    private func clipCairo(to part: PixelRect) {
        cairo_rectangle(
            context, Double(part.x0), Double(part.y0), Double(part.width), Double(part.height))
        cairo_clip(context)
    }
}
