import Foundation
import ProofsheetDrawing

/// Turns display items into markup, and gathers what the whole file shares.
final class SVGScribe {
    var definitions = SVGDefinitions()
    private(set) var shared = SVGShared()
    let fonts: SVGFonts
    private let png: (Bitmap) -> [UInt8]
    private let views: [LaidOutView]
    /// Sentences about what could not be written faithfully, each once.
    private(set) var notes: [String] = []

    init(fonts: SVGFonts, png: @escaping (Bitmap) -> [UInt8], views: [LaidOutView]) {
        self.fonts = fonts
        self.png = png
        self.views = views
    }

    /// The items in order, those of one view in a group with the view's path, unless they stand in such a group already.
    func markup(_ items: [DisplayItem], _ space: SVGSpace, inside outer: Int? = nil) -> SVGMarkup {
        var markup = SVGMarkup()
        var rest = items[...]
        while let first = rest.first {
            let ofOneView = rest.prefix { $0.node == first.node }
            rest = rest.dropFirst(ofOneView.count)
            let label = first.node != outer && views.indices.contains(first.node) ? views[first.node].path : nil
            if let label {
                markup.raw("<g")
                markup.attribute("data-view", escaping: label)
                markup.raw(">")
            }
            for item in ofOneView { append(item, space, to: &markup) }
            if label != nil { markup.raw("</g>") }
        }
        return markup
    }

    private func append(_ item: DisplayItem, _ space: SVGSpace, to markup: inout SVGMarkup) {
        switch item {
        case .shape(_, _, .angular, _), .glyphs(_, _, .angular):
            appendAngular(item, space, to: &markup)
        case .shape(_, let outline, let paint, let stroke):
            appendShape(outline, paint, stroke, space, to: &markup)
        case .glyphs(_, let run, let paint):
            appendText(run, paint, space, to: &markup)
        case .image(_, let image, let rect, let smooth, let tint):
            appendImage(image, space.snap(rect), smooth, tint, to: &markup)
        case .group(let node, let effect, let items):
            appendGroup(effect, items, node, space, to: &markup)
        }
    }

    private func appendShape(
        _ outline: Outline, _ paint: Paint, _ stroke: StrokeStyle?, _ space: SVGSpace, to markup: inout SVGMarkup
    ) {
        if let stroke {
            let line = space.snap(outline, stroke)
            markup.open(line.outline)
            markup.raw(" fill=\"none\"")
            markup.attributes(line.stroke)
            appendPaint("stroke", paint, to: &markup)
        } else {
            markup.open(space.snap(outline))
            appendPaint("fill", paint, to: &markup)
        }
        markup.raw("/>\n")
    }

    private func appendPaint(_ name: String, _ paint: Paint, to markup: inout SVGMarkup) {
        if case .color(let color) = paint {
            markup.attribute(name, color)
        } else if let gradient = SVGPaint.gradient(paint, &definitions) {
            markup.attribute(name, "url(#\(gradient))")
        }
    }

    private func appendAngular(_ item: DisplayItem, _ space: SVGSpace, to markup: inout SVGMarkup) {
        guard case .angular(let stops, let center, let startAngle, let endAngle) = item.paint else { return }
        let bounds = item.bounds
        let mask = maskName([item.painted(.color(.white))], bounds, space)
        markup.raw("<g")
        markup.attribute("mask", "url(#\(mask))")
        markup.raw(">")
        let wedges = SVGAngularPaint.wedges(
            stops, center: center, startAngle: startAngle, endAngle: endAngle, covering: bounds)
        markup.reference(shared.number(wedges))
        markup.raw("</g>\n")
    }

    private func maskName(_ items: [DisplayItem], _ bounds: CGRect, _ space: SVGSpace) -> String {
        var rest = SVGMarkup()
        rest.raw(" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
        rest.attribute("x", bounds.minX)
        rest.attribute("y", bounds.minY)
        rest.attribute("width", bounds.width)
        rest.attribute("height", bounds.height)
        rest.raw(">")
        for item in items { append(item, space, to: &rest) }
        rest.raw("</mask>")
        return definitions.name("mask", prefix: "d", rest: rest)
    }

    private func appendText(_ run: GlyphRun, _ paint: Paint, _ space: SVGSpace, to markup: inout SVGMarkup) {
        guard let font = fonts.font(run.font) else {
            note("A font with SHA-256 \(run.font.face) was not at hand: its text is set in the reader's own font.")
            markup.appendForeign(run) { appendPaint("fill", paint, to: &$0) }
            return
        }
        // Coloured glyphs are drawn where they are.
        let run = font.design.colorGlyphs == nil ? space.snap(run) : run
        let text = SVGTextRun(run, font)
        // A browser sets some sequences in an emoji font of its own, which must not show beside ours; clear text can be selected.
        let shown = font.isColored(run) ? Paint.color(.clear) : paint
        markup.append(text, run, font) { appendPaint("fill", shown, to: &$0) }
        for glyph in text.colored {
            let place = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y)
            let item = font.design.colorGlyphs?.item(glyph.id, at: place, size: run.font.size, opacity: paint.alpha)
            if let item { append(item, space, to: &markup) }
        }
    }

    private func appendImage(
        _ image: ImageReference, _ rect: CGRect, _ smooth: Bool, _ tint: RGBA?, to markup: inout SVGMarkup
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        var rest = SVGMarkup()
        rest.attribute("width", 1)
        rest.attribute("height", 1)
        rest.raw(" preserveAspectRatio=\"none\"\(smooth ? "" : " style=\"image-rendering:pixelated\"") href=\"data:image/png;base64,")
        rest.raw(Data(png(image.bitmap)).base64EncodedString())
        rest.raw("\"/>")
        let name = definitions.name("image", prefix: "d", rest: rest)
        if let tint {
            markup.raw("<g")
            markup.attribute("filter", "url(#\(tintFilter(tint)))")
            markup.raw(">")
        }
        markup.raw("<use href=\"#\(name)\"")
        markup.attribute(transform: CGAffineTransform(rect.width, 0, 0, rect.height, rect.minX, rect.minY))
        markup.raw(tint == nil ? "/>\n" : "/></g>\n")
    }

    private func tintFilter(_ tint: RGBA) -> String {
        var rest = SVGMarkup()
        rest.raw(" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood")
        rest.attribute("flood-color", tint)
        rest.raw("/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
        return definitions.name("filter", prefix: "d", rest: rest)
    }

    private func appendGroup(
        _ effect: GroupEffect, _ items: [DisplayItem], _ node: Int, _ space: SVGSpace, to markup: inout SVGMarkup
    ) {
        let inner = space.inside(effect)
        let bounds = DisplayItem.bounds(items)
        markup.raw("<g")
        markup.attribute(transform: effect.transform)
        if let filter = SVGFilter.name(effect, bounds: bounds.isNull ? .zero : bounds, &definitions) {
            markup.attribute("filter", "url(#\(filter))")
        }
        if effect.opacity < 1 { markup.attribute("opacity", CGFloat(effect.opacity)) }
        appendBlend(effect, to: &markup)
        markup.raw(">")
        var closing = "</g>\n"
        if let clip = effect.clip {
            markup.raw("<g")
            markup.attribute("clip-path", "url(#\(clipName(inner.snap(clip))))")
            markup.raw(">")
            closing = "</g>" + closing
        }
        if let mask = effect.mask {
            let region = DisplayItem.bounds(mask).union(bounds)
            markup.raw("<g")
            markup.attribute("mask", "url(#\(maskName(mask, region.isNull ? .zero : region, inner)))")
            markup.raw(">")
            closing = "</g>" + closing
        }
        markup.reference(shared.number(self.markup(items, inner, inside: node)))
        markup.raw(closing)
    }

    private func clipName(_ outline: Outline) -> String {
        var rest = SVGMarkup()
        rest.raw(">")
        rest.open(outline)
        rest.raw("/></clipPath>")
        return definitions.name("clipPath", prefix: "d", rest: rest)
    }

    private func appendBlend(_ effect: GroupEffect, to markup: inout SVGMarkup) {
        if effect.blend != .normal {
            guard let name = effect.blend.cssName else {
                note("SVG has no blend mode \(effect.blend.rawValue): such groups are drawn with the normal one.")
                return
            }
            markup.attribute("style", "mix-blend-mode:\(name)")
        } else if effect.isolated {
            markup.attribute("style", "isolation:isolate")
        }
    }

    private func note(_ sentence: String) {
        if !notes.contains(sentence) { notes.append(sentence) }
    }
}
