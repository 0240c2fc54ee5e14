import Foundation
import ProofsheetDrawing

extension SVGMarkup {
    /// Adds a run in a font of the file, but for glyphs in colours of their own; `paint` adds the attributes of its colour.
    mutating func append(_ text: SVGTextRun, _ run: GlyphRun, _ font: SVGFont, paint: (inout SVGMarkup) -> Void) {
        // A slanted run turns about its own baseline, so that its origin has to be the group's.
        let origin = run.font.isSlanted ? .zero : run.origin
        if !text.spans.isEmpty {
            raw("<text")
            attribute("font-size", run.font.size)
            paint(&self)
            appendSlant(run)
            let single = text.spans.count == 1 ? text.spans.first : nil
            if let single { attributes(single, text.evenLength, origin, font) }
            raw(">")
            if let single {
                self.text(single.text)
            } else {
                for span in text.spans {
                    raw("<tspan")
                    attributes(span, nil, origin, font)
                    raw(">")
                    self.text(span.text)
                    raw("</tspan>")
                }
            }
            raw("</text>\n")
        }
        appendOutlines(text.outlines, run, font, paint)
    }

    /// Adds a run whose font is not at hand, in the reader's own font at the right length.
    mutating func appendForeign(_ run: GlyphRun, paint: (inout SVGMarkup) -> Void) {
        raw("<text font-family=\"sans-serif\"")
        attribute("font-size", run.font.size)
        paint(&self)
        attribute("x", run.origin.x)
        attribute("y", run.origin.y)
        if run.width > 0, run.text.count > 1 { attribute("textLength", run.width) }
        raw(">")
        text(run.text)
        raw("</text>\n")
    }

    private mutating func attributes(
        _ span: SVGTextRun.Span, _ evenLength: CGFloat?, _ origin: CGPoint, _ font: SVGFont
    ) {
        attribute("font-family", font.family(span.layer))
        if let style = font.axisStyle { attribute("style", style) }
        if let evenLength {
            attribute("x", origin.x + (span.xs.first ?? 0))
            attribute("textLength", evenLength)
        } else {
            attribute("x", span.xs.map { origin.x + $0 })
        }
        let isLevel = span.ys.allSatisfy { $0 == span.ys.first }
        attribute("y", (isLevel ? Array(span.ys.prefix(1)) : span.ys).map { origin.y + $0 })
    }

    private mutating func appendSlant(_ run: GlyphRun) {
        guard run.font.isSlanted else { return }
        attribute(transform: CGAffineTransform(1, 0, -GlyphScaler.slant, 1, run.origin.x, run.origin.y))
    }

    private mutating func appendOutlines(
        _ glyphs: [GlyphRun.Glyph], _ run: GlyphRun, _ font: SVGFont, _ paint: (inout SVGMarkup) -> Void
    ) {
        var path = Path()
        let origin = run.font.isSlanted ? .zero : run.origin
        for glyph in glyphs {
            let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
            path.addPath(font.outline(glyph.id, at: place, size: run.font.size))
        }
        guard !path.isEmpty else { return }
        raw("<path")
        attribute("d", path.svgData)
        paint(&self)
        appendSlant(run)
        raw("/>\n")
    }
}
