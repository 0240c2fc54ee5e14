import CProofsheetCairo
import CProofsheetPixman
import Foundation
import ProofsheetDrawing

extension Painter {
    /// Pixels per em above which masks would be too large to keep; glyphs are drawn as outlines.
    static let largestMask = 256.0

    /// Draws a run of glyphs; a font whose file is not at hand draws nothing.
    func draw(_ run: GlyphRun, _ paint: Paint) {
        let scale = transform.meanScale
        let pixelsPerEm = Double(run.font.size * scale)
        guard pixelsPerEm > 0, pixelsPerEm.isFinite, transform.isInvertible,
            let sheet = tools.glyphs.sheet(run.font, pixelsPerEm: min(pixelsPerEm, Self.largestMask))
        else { return }
        let isUpright = transform.keepsAxes && transform.a == transform.d && transform.a > 0
        if let colors = sheet.design.colorGlyphs {
            drawColors(run, colors, sheet, paint)
        } else if let pixels, isUpright, pixelsPerEm <= Self.largestMask {
            drawMasks(run, sheet, paint, scale, onto: pixels)
        } else {
            drawOutlines(run.glyphs, of: run, sheet, paint)
        }
    }

    private func drawMasks(_ run: GlyphRun, _ sheet: GlyphSheet, _ paint: Paint, _ scale: CGFloat, onto layer: Layer) {
        guard let ink = placeGlyphs(run, sheet, scale), case let area = ink.intersection(clip.bounds), !area.isEmpty
        else { return }
        if case .color(let color) = paint, clip.isPlain(area) {
            layer.clipImage(to: clip.bounds)
            var shade = pixman_color_t(color)
            composite(&shade, onto: layer.image, origin: layer.rect)
        } else {
            drawThroughMask(area, paint)
        }
    }

    /// Looks up every glyph and its place in pixels of the page: baselines on whole pixels, origins on quarters.
    private func placeGlyphs(_ run: GlyphRun, _ sheet: GlyphSheet, _ scale: CGFloat) -> PixelRect? {
        tools.run.removeAll(keepingCapacity: true)
        let origin = run.origin.applying(transform)
        let baseline = PixelGrid(scale: 1).snap(origin.y)
        let quarters = PixelGrid(scale: 4)
        guard abs(origin.x) < 1_000_000, abs(baseline) < 1_000_000 else { return nil }
        var (left, top, right, bottom) = (Int32.max, Int32.max, Int32.min, Int32.min)
        for glyph in run.glyphs {
            let place = quarters.snap(origin.x + glyph.x * scale) * 4
            guard abs(place) < 4_000_000 else { continue }
            let quarter = Int32(place)
            let mask = tools.glyphs.mask(glyph.id, phase: Int(quarter & 3), in: sheet)
            guard let pixels = mask.glyph else { continue }
            let x = quarter >> 2
            let y = Int32(glyph.y == 0 ? baseline : PixelGrid(scale: 1).snap(baseline + glyph.y * scale))
            tools.run.append(pixman_glyph_t(x: x, y: y, glyph: pixels))
            left = min(left, x + mask.left)
            top = min(top, y + mask.top)
            right = max(right, x + mask.right)
            bottom = max(bottom, y + mask.bottom)
        }
        guard !tools.run.isEmpty else { return nil }
        return PixelRect(x0: Int(left), y0: Int(top), x1: Int(right), y1: Int(bottom))
    }

    private func composite(_ shade: inout pixman_color_t, onto image: OpaquePointer?, origin: PixelRect) {
        let source = pixman_image_create_solid_fill(&shade)
        pixman_composite_glyphs_no_mask(
            PIXMAN_OP_OVER, source, image, 0, 0, Int32(-origin.x0), Int32(-origin.y0), tools.glyphs.masks,
            Int32(tools.run.count), tools.run)
        pixman_image_unref(source)
    }

    // Paints that vary and clips that curve: the run's coverage first, then the paint through it.
    private func drawThroughMask(_ area: PixelRect, _ paint: Paint) {
        guard let mask = Layer(area) else { return }
        var shade = pixman_color_t(RGBA.black)
        composite(&shade, onto: mask.image, origin: area)
        guard PaintSource.set(paint, transform, area: area, context) else { return }
        cairo_mask_surface(context, mask.surface, 0, 0)
    }

    private func drawOutlines(_ glyphs: [GlyphRun.Glyph], of run: GlyphRun, _ sheet: GlyphSheet, _ paint: Paint) {
        var path = Path()
        for glyph in glyphs {
            let place = CGAffineTransform(
                run.font.size, 0, 0, run.font.size, run.origin.x + glyph.x, run.origin.y + glyph.y)
            path.addPath(sheet.outline(glyph.id), transform: place.concatenating(transform))
        }
        let area = PixelRect(covering: path.boundingRect).intersection(clip.bounds)
        guard !path.isEmpty, !area.isEmpty, PaintSource.set(paint, transform, area: area, context) else { return }
        CairoContext.setPath(.path(path, evenOdd: false), context)
        cairo_fill(context)
    }

    // Colours are the glyph's own; of the paint its alpha alone counts. Glyphs without colours take the text's.
    private func drawColors(_ run: GlyphRun, _ colors: ColorGlyphs, _ sheet: GlyphSheet, _ paint: Paint) {
        var plain: [GlyphRun.Glyph] = []
        for glyph in run.glyphs {
            let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
            if let item = colors.item(glyph.id, at: place, size: run.font.size) {
                draw(item, opacity: paint.alpha)
            } else {
                plain.append(glyph)
            }
        }
        if !plain.isEmpty { drawOutlines(plain, of: run, sheet, paint) }
    }
}

extension Paint {
    /// The alpha of a colour; gradients count as opaque.
    var alpha: Double {
        if case .color(let color) = self { color.alpha } else { 1 }
    }
}
