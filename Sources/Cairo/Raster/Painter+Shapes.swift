import CProofsheetCairo
import CProofsheetPixman
import Foundation
import ProofsheetDrawing

extension Painter {
    /// Fills an outline given in the coordinates of the items.
    func fill(_ outline: Outline, _ paint: Paint) {
        let device = outline.device(transform)
        let area = PixelRect(covering: device.bounds.standardized).intersection(clip.bounds)
        guard !area.isEmpty else { return }
        if let pixels, case .color(let color) = paint, clip.isPlain(area), fillDirectly(device, color, area, pixels) { return }
        guard PaintSource.set(paint, transform, area: area, context) else { return }
        CairoContext.setPath(device, context)
        cairo_fill(context)
    }

    /// Traces the middle of a line along an outline.
    func trace(_ outline: Outline, _ paint: Paint, _ stroke: StrokeStyle) {
        guard stroke.lineWidth > 0, stroke.lineWidth.isFinite, transform.isInvertible else { return }
        let snapped = stroke.hasDashes ? nil : outline.deviceStroke(transform, width: stroke.lineWidth)
        let device = snapped?.outline ?? .path(outline.path.applying(transform), evenOdd: false)
        let reach = stroke.lineWidth * transform.meanScale * max(stroke.miterLimit, 2)
        let area = PixelRect(covering: device.bounds.standardized.insetBy(dx: -reach, dy: -reach)).intersection(clip.bounds)
        guard !area.isEmpty, PaintSource.set(paint, transform, area: area, context) else { return }
        CairoContext.setPath(device, context)
        if let snapped {
            CairoContext.setStroke(stroke, width: snapped.width, scale: transform.meanScale, context)
            cairo_stroke(context)
        } else if transform.isUniform {
            let scale = transform.meanScale
            CairoContext.setStroke(stroke, width: stroke.lineWidth * scale, scale: scale, context)
            cairo_stroke(context)
        } else {
            // The pen is stretched with the coordinates.
            var matrix = CairoContext.matrix(transform)
            cairo_save(context)
            cairo_transform(context, &matrix)
            CairoContext.setStroke(stroke, width: stroke.lineWidth, scale: 1, context)
            cairo_stroke(context)
            cairo_restore(context)
        }
    }

    /// Fills without cairo where the outline is made of whole pixels and corners that are known; false where it is not.
    private func fillDirectly(_ device: Outline, _ color: RGBA, _ area: PixelRect, _ layer: Layer) -> Bool {
        switch device {
        case .rect:
            fill([area], color, layer)
            return true
        case .roundedRect(let rect, _), .continuousRect(let rect, _):
            let radius = device.cornerRadius
            guard radius.width > 0, radius.height > 0 else {
                fill([area], color, layer)
                return true
            }
            let corner = CornerMasks.Corner(radius: radius, reach: device.cornerReach, isContinuous: device.isContinuous)
            return fillRounded(PixelRect(covering: rect), corner, color, layer)
        case .ellipse(let rect):
            let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
            return fillRounded(
                PixelRect(covering: rect), CornerMasks.Corner(radius: radius, reach: radius, isContinuous: false), color, layer)
        case .path:
            return false
        }
    }

    private func fillRounded(_ box: PixelRect, _ corner: CornerMasks.Corner, _ color: RGBA, _ layer: Layer) -> Bool {
        guard let mask = tools.corners.mask(box: box, corner) else { return false }
        let bodies = mask.bodies(of: box).map { $0.intersection(clip.bounds) }.filter { !$0.isEmpty }
        if !bodies.isEmpty { fill(bodies, color, layer) }
        layer.clipImage(to: clip.bounds)
        var shade = pixman_color_t(color)
        let source = pixman_image_create_solid_fill(&shade)
        for part in mask.parts(of: box) {
            pixman_image_composite32(
                PIXMAN_OP_OVER, source, mask.image, layer.image, 0, 0, Int32(part.maskX), Int32(part.maskY),
                Int32(part.place.x0 - layer.rect.x0), Int32(part.place.y0 - layer.rect.y0), Int32(part.place.width),
                Int32(part.place.height))
        }
        pixman_image_unref(source)
        return true
    }

    private func fill(_ parts: [PixelRect], _ color: RGBA, _ layer: Layer) {
        layer.clipImage(to: clip.bounds)
        var shade = pixman_color_t(color)
        let boxes = parts.map {
            pixman_box32_t(
                x1: Int32($0.x0 - layer.rect.x0), y1: Int32($0.y0 - layer.rect.y0), x2: Int32($0.x1 - layer.rect.x0),
                y2: Int32($0.y1 - layer.rect.y0))
        }
        pixman_image_fill_boxes(PIXMAN_OP_OVER, layer.image, &shade, Int32(boxes.count), boxes)
    }
}
