import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Draws laid-out lines: puts clusters into visual order, joins them to runs, and adds lines under and through them.
struct TextPainter {
    let content: TextContent
    let context: ResolveContext
    let pixels: PixelGrid
    /// Whether glyphs of other widths than their font's are drawn in its own, only their places being others.
    var keepsWidths = false

    private struct Placed {
        let cluster: ShapedParagraph.Cluster
        let font: FontInstance
        let style: TextContent.Style
        let text: Substring
    }

    func draw(_ lines: TextLines, in frame: CGRect, _ painter: inout Painter) {
        for line in lines.lines {
            let start = frame.minX + indent(line, frame.width)
            let baseline = baseline(line, frame)
            let runs = runs(visual(placed(line)))
            drawGrounds(runs, start, baseline, &painter)
            var x = start
            for run in runs {
                draw(run, CGPoint(x: x, y: baseline), from: start, frame, &painter)
                x += width(run)
            }
        }
    }

    /// Draws a bar in the place of every line, from its baseline up to the height of a capital, as recorded on iOS 18.
    func drawBars(_ lines: TextLines, in frame: CGRect, _ painter: inout Painter) {
        for line in lines.lines where line.width > 0 {
            let placed = placed(line)
            let (width, height) = (width(placed[...]), placed.map(\.style.metrics.capHeight).max() ?? 0)
            let baseline = pixels.snap(baseline(line, frame))
            let start = frame.minX + indent(line, frame.width)
            context.drawBar(CGRect(x: start, y: baseline - height, width: width, height: height), &painter)
        }
    }

    // Below all glyphs of the line, or what leans out of a run would be covered.
    private func drawGrounds(
        _ runs: [ArraySlice<Placed>], _ start: CGFloat, _ baseline: CGFloat, _ painter: inout Painter
    ) {
        var x = start
        for run in runs {
            let width = width(run)
            if let style = run.first?.style, let ground = style.attributes.background {
                let top = baseline - (style.attributes.baselineOffset ?? 0) - style.metrics.ascent
                let box = CGRect(x: x, y: top, width: width, height: style.metrics.lineHeight)
                painter.shape(.rect(box), .color(ground.rgba(in: context)))
            }
            x += width
        }
    }

    /// The marks of every run of glyphs, in the order in which they are drawn.
    func marks(_ lines: TextLines) -> [[ObjectIdentifier: TextMark]] {
        lines.lines.flatMap { runs(visual(placed($0))) }.compactMap { run in
            run.first.flatMap { $0.style.picture == nil ? $0.style.attributes.marks ?? [:] : nil }
        }
    }

    private func width(_ run: ArraySlice<Placed>) -> CGFloat { run.reduce(0) { $0 + $1.cluster.advance } }

    func describe(_ lines: TextLines, in frame: CGRect) -> [LaidOutLine] {
        lines.lines.map { line in
            let baseline = baseline(line, frame)
            return LaidOutLine(
                text: placed(line).map { String($0.text) }.joined(),
                frame: CGRect(
                    x: frame.minX + indent(line, frame.width), y: baseline - line.ascent, width: line.width,
                    height: line.ascent + line.descent),
                baseline: baseline)
        }
    }

    // The distance of the first baseline from the top is a whole number of pixels: swiftui-layout 9.
    private func baseline(_ line: TextLines.Line, _ frame: CGRect) -> CGFloat { frame.minY + pixels.snap(line.baseline) }

    private func indent(_ line: TextLines.Line, _ width: CGFloat) -> CGFloat {
        let followsWriting = context.environment.alignmentStrategy.followsWriting
        let isRightToLeft =
            followsWriting
            ? content.paragraphs[line.paragraph].shaped.baseLevel == 1 : context.environment.layoutDirection == .rightToLeft
        let free = max(0, width - line.width)
        switch context.environment.multilineTextAlignment {
        case .leading: return isRightToLeft ? free : 0
        case .center: return free / 2
        case .trailing: return isRightToLeft ? 0 : free
        }
    }

    private func placed(_ line: TextLines.Line) -> [Placed] {
        let (text, shaped) = (content.paragraphs[line.paragraph].text, content.paragraphs[line.paragraph].shaped)
        let styles = content.styles[line.paragraph]
        var result: [Placed] = []
        for piece in line.pieces {
            switch piece {
            case .clusters(let range):
                for index in range {
                    let cluster = shaped.clusters[index]
                    let start = text.utf8.index(text.startIndex, offsetBy: cluster.start)
                    let end = text.utf8.index(text.startIndex, offsetBy: cluster.end)
                    result.append(
                        Placed(
                            cluster: cluster, font: shaped.fonts[cluster.font], style: styles[cluster.run],
                            text: styles[cluster.run].picture == nil ? text[start..<end] : TextPicture.name))
                }
            case .mark(let text, let style):
                let mark = context.session.shaper.mark(text, style, isRightToLeft: shaped.baseLevel == 1)
                result += mark.clusters.map {
                    Placed(cluster: $0, font: mark.fonts[$0.font], style: style.plain, text: text[...])
                }
            }
        }
        while let last = result.last, last.cluster.isSpace { result.removeLast() }
        return result
    }

    // Rule L2 of the bidirectional algorithm: reverse every stretch of clusters at or above each level.
    private func visual(_ clusters: [Placed]) -> [Placed] {
        guard let highest = clusters.map(\.cluster.level).max(), highest > 0 else { return clusters }
        var result = clusters
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < result.count {
                guard result[start].cluster.level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < result.count, result[end].cluster.level >= level { end += 1 }
                result[start..<end].reverse()
                start = end
            }
        }
        return result
    }

    private func runs(_ clusters: [Placed]) -> [ArraySlice<Placed>] {
        var result: [ArraySlice<Placed>] = []
        var start = 0
        for index in clusters.indices.dropFirst() {
            let (before, now) = (clusters[index - 1].cluster, clusters[index].cluster)
            let isSame =
                clusters[index - 1].style === clusters[index].style && clusters[index - 1].font == clusters[index].font
                && before.level == now.level
            if !isSame {
                result.append(clusters[start..<index])
                start = index
            }
        }
        if start < clusters.count { result.append(clusters[start...]) }
        return result
    }

    private func draw(
        _ run: ArraySlice<Placed>, _ place: CGPoint, from start: CGFloat, _ frame: CGRect, _ painter: inout Painter
    ) {
        guard let first = run.first else { return }
        let attributes = first.style.attributes
        let stretch = keepsWidths ? 1 : first.style.stretch
        var glyphs: [GlyphRun.Glyph] = []
        var width: CGFloat = 0
        for placed in run {
            glyphs += placed.cluster.glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x + width / stretch, y: $0.y) }
            width += placed.cluster.advance
        }
        let isRightToLeft = first.cluster.level % 2 == 1
        let reading = isRightToLeft ? run.reversed().map(\.text) : run.map(\.text)
        let origin = CGPoint(x: place.x, y: place.y - (attributes.baselineOffset ?? 0))
        if let picture = first.style.picture { return picture.draw(origin, &painter) }
        let paint = paint(attributes, frame)
        let glyphRun = GlyphRun(
            font: first.font, glyphs: glyphs, text: reading.joined(), origin: stretch == 1 ? origin : .zero,
            width: width / stretch, isRightToLeft: isRightToLeft)
        if stretch == 1 {
            painter.glyphs(glyphRun, paint)
        } else {
            let own = CGRect(
                x: (frame.minX - origin.x) / stretch, y: frame.minY - origin.y, width: frame.width / stretch, height: frame.height)
            draw(glyphRun, self.paint(attributes, own), CGAffineTransform(stretch, 0, 0, 1, origin.x, origin.y), &painter)
        }
        drawMarks(first.style, CGRect(origin: origin, size: CGSize(width: width, height: 0)), from: start, paint, &painter)
    }

    private func draw(_ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform, _ painter: inout Painter) {
        var inner = Painter(node: painter.node)
        inner.glyphs(run, paint)
        var effect = GroupEffect()
        effect.transform = transform
        painter.group(effect, inner.items)
    }

    // Whole pixels, about a middle that the font gives: recorded on macOS 26 and iOS 26.
    private func drawMarks(
        _ style: TextContent.Style, _ line: CGRect, from start: CGFloat, _ paint: Paint, _ painter: inout Painter
    ) {
        guard style.attributes.underline != nil || style.attributes.strikethrough != nil else { return }
        let metrics = context.session.shaper.underline(style.font.request)
        let thickness = max(pixels.roundUp(metrics.thickness), 1 / pixels.scale)
        func mark(_ mark: TextLineMark?, _ middle: CGFloat) {
            guard let mark, mark.isActive else { return }
            let own = mark.color.map { Paint.color($0.rgba(in: context)) } ?? paint
            let box = CGRect(x: line.minX, y: pixels.snap(middle - thickness / 2), width: line.width, height: thickness)
            mark.draw(box, from: start, own, &painter)
        }
        mark(style.attributes.underline, line.minY + metrics.offset)
        mark(style.attributes.strikethrough, line.minY - style.metrics.xHeight / 2)
    }

    private func paint(_ attributes: TextAttributes, _ frame: CGRect) -> Paint {
        if let style = attributes.foreground { return style.paint(in: context, frame) }
        if attributes.link != nil { return AnyShapeStyle(TintShapeStyle()).paint(in: context, frame) }
        return context.environment.foreground.paint(in: context, frame)
    }
}
