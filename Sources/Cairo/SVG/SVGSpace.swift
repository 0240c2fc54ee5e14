import Foundation
import ProofsheetDrawing

/// How the coordinates of a group lie on the grid of device pixels that its edges are snapped to.
///
/// Only shifts keep the grid. A group that scales starts its own, so that a cell looks the same at any place and size of a
/// sheet; in one that turns nothing is snapped.
struct SVGSpace {
    private let scale: CGFloat
    private var offset: CGPoint? = .zero
    /// Whether the grid is that of the page itself.
    private var isPageGrid = true

    /// Pixels per point.
    init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

    func inside(_ effect: GroupEffect) -> SVGSpace {
        let map = effect.transform
        var inner = self
        if !map.keepsAxes {
            inner.offset = nil
        } else if map.a != 1 || map.d != 1 {
            inner.offset = .zero
            inner.isPageGrid = false
        } else if let offset {
            inner.offset = CGPoint(x: offset.x + map.tx, y: offset.y + map.ty)
        }
        return inner
    }

    /// The outline of a filled or clipping shape, snapped as the rasteriser snaps it.
    func snap(_ outline: Outline) -> Outline {
        guard let toDevice else { return outline }
        if case .path = outline { return outline }
        return outline.device(toDevice).mapped(by: toDevice.inverted())
    }

    func snap(_ rect: CGRect) -> CGRect { snap(.rect(rect)).bounds }

    /// The run on the baseline that the rasteriser puts it on, which is a whole pixel of the page.
    ///
    /// In a group that scales the page's pixels are not known, and outlines, which the largest runs are drawn as, keep to none.
    func snap(_ run: GlyphRun) -> GlyphRun {
        guard let offset, isPageGrid, run.font.size * scale <= Painter.largestMask else { return run }
        var run = run
        run.origin.y = PixelGrid(scale: scale).snap(run.origin.y + offset.y) - offset.y
        return run
    }

    /// The outline and the width of a line, snapped as the rasteriser snaps them; dashed lines are not.
    func snap(_ outline: Outline, _ stroke: StrokeStyle) -> (outline: Outline, stroke: StrokeStyle) {
        // Readers begin the dashes of an ellipse at other points than a path does.
        if stroke.hasDashes, case .ellipse = outline { return (.path(outline.path, evenOdd: false), stroke) }
        guard let toDevice, !stroke.hasDashes, let device = outline.deviceStroke(toDevice, width: stroke.lineWidth) else {
            return (outline, stroke)
        }
        var snapped = stroke
        snapped.lineWidth = device.width / scale
        return (device.outline.mapped(by: toDevice.inverted()), snapped)
    }

    private var toDevice: CGAffineTransform? {
        offset.map { CGAffineTransform(scale, 0, 0, scale, $0.x * scale, $0.y * scale) }
    }
}

extension Outline {
    /// The outline after a map that only shifts and scales evenly.
    fileprivate func mapped(by transform: CGAffineTransform) -> Outline {
        switch self {
        case .rect(let rect): .rect(rect.applying(transform))
        case .roundedRect(let rect, let cornerSize):
            .roundedRect(rect.applying(transform), cornerSize: cornerSize.applying(transform))
        case .continuousRect(let rect, let cornerSize):
            .continuousRect(rect.applying(transform), cornerSize: cornerSize.applying(transform))
        case .ellipse(let rect): .ellipse(rect.applying(transform))
        case .path(let path, let evenOdd): .path(path.applying(transform), evenOdd: evenOdd)
        }
    }
}
