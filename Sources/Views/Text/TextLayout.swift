import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A text in the layout tree: measures itself for proposals and draws the lines of its final size.
final class TextLayout {
    private let text: Text
    private let context: ResolveContext
    private let content: TextContent
    private let pixels: PixelGrid
    private var answers: [(ProposedViewSize, TextContent, TextLines)] = []

    init(_ text: Text, _ context: ResolveContext) {
        let text = text.written(in: context.environment)
        self.text = text
        self.context = context
        content = TextContent(text, context, scale: 1)
        pixels = PixelGrid(scale: context.environment.displayScale)
    }

    var behavior: LeafBehavior {
        LeafBehavior(spacing: spacing, alignment: alignment) { self.size($0) }
    }

    private func size(_ proposal: ProposedViewSize) -> CGSize {
        guard let renderer = context.environment.textRenderer else { return ownSize(proposal) }
        return renderer.sizeThatFits(proposal: proposal, text: TextProxy { self.ownSize($0) })
    }

    private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let isReserved = context.environment.reservedLines > 0
        guard !content.isEmpty || isReserved else { return .zero }
        let lines = lines(proposal).lines
        let widest = min(max(lines.width, min(lines.fullWidth, proposal.width ?? lines.width)), max(proposal.width ?? .infinity, 0))
        let size = CGSize(width: widest, height: height(lines))
        let whole = content.wholeness > 1 && !lines.isTruncated ? extrapolated(size, lines, proposal) : size
        return CGSize(width: proposal.width == 0 ? 0 : pixels.roundUp(whole.width), height: pixels.roundUp(whole.height))
    }

    // What is not shaped of a text beyond all screens is taken to be like the rest.
    private func extrapolated(_ size: CGSize, _ lines: TextLines, _ proposal: ProposedViewSize) -> CGSize {
        if lines.lines.count == 1 {
            return CGSize(width: min(size.width * content.wholeness, proposal.width ?? .infinity), height: size.height)
        }
        let count = CGFloat(lines.lines.count)
        let wanted = (count * content.wholeness).rounded(.up)
        let allowed = min(wanted, CGFloat(context.environment.lineLimit ?? .max))
        let height = size.height * max(allowed / count, 1)
        return CGSize(width: size.width, height: min(height, max(size.height, proposal.height ?? .infinity)))
    }

    private func height(_ lines: TextLines) -> CGFloat {
        let reserved = context.environment.reservedLines
        guard reserved > lines.lines.count, let last = lines.lines.last else { return lines.height }
        var probe = lines
        probe.lines += Array(repeating: last, count: reserved - lines.lines.count)
        probe.stack(extra: typesetter(content).lineSpacing)
        return probe.height
    }

    private func lines(_ proposal: ProposedViewSize) -> (content: TextContent, lines: TextLines) {
        if let known = answers.first(where: { $0.0 == proposal }) { return (known.1, known.2) }
        let (width, height) = (proposal.width ?? .infinity, proposal.height ?? .infinity)
        let fitting = TextFitting(context.environment) { [self] scale, tightening in
            let content = TextContent(text, context, scale: scale, tightening: tightening)
            return (content, typesetter(content).lines(width: width, height: height))
        }
        let best = fitting.fitted((content, typesetter(content).lines(width: width, height: height)))
        answers.append((proposal, best.0, best.1))
        return best
    }

    private func typesetter(_ content: TextContent) -> TextTypesetter {
        let environment = context.environment
        return TextTypesetter(
            content: content, shaper: context.session.shaper, lineLimit: environment.lineLimit,
            lineSpacing: environment.lineSpacing.isFinite ? environment.lineSpacing : 0, mode: environment.truncationMode, pixels: pixels)
    }

    private func textPainter(_ content: TextContent) -> TextPainter {
        TextPainter(content: content, context: context, pixels: pixels)
    }

    // swiftui-layout 3.3: distances of text from its neighbours above and below.
    private var spacing: ViewSpacing {
        guard !content.isEmpty else { return ViewSpacing() }
        let (metrics, leading) = (content.base.metrics, content.base.font.leading)
        let tenth = pixels.roundUp(0.1 * metrics.lineHeight)
        let whole = metrics.lineHeight + tenth
        let toText = pixels.roundUp(leading)
        return ViewSpacing(
            top: EdgeSpacing(text: .init(toText: toText, toPlain: whole - metrics.ascent)), leading: .plain,
            bottom: EdgeSpacing(text: .init(toText: toText, toPlain: max(whole - metrics.capHeight, tenth + metrics.descent))),
            trailing: .plain)
    }

    private func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard !content.isEmpty else { return nil }
        let lines = lines(proposal).lines.lines
        if key == VerticalAlignment.firstTextBaseline.key { return lines.first.map { pixels.snap($0.baseline) } }
        if key == VerticalAlignment.lastTextBaseline.key { return lastBaseline(lines) }
        return nil
    }

    // From the rounded first baseline on, and then up to a pixel: recorded on iOS 26.0 of texts of 2 to 20 lines.
    private func lastBaseline(_ lines: [TextLines.Line]) -> CGFloat? {
        guard let first = lines.first, let last = lines.last else { return nil }
        return pixels.roundUp(pixels.snap(first.baseline) + last.baseline - first.baseline)
    }

    func draw(_ node: LayoutNode, _ painter: inout Painter) {
        guard !content.isEmpty else { return }
        let (content, lines) = lines(node.proposal)
        if content.wholeness > 1, !lines.isTruncated {
            context.session.note("A text longer than any screen is drawn to its first \(lines.lines.count) lines; its size is estimated.")
        }
        let text = textPainter(content)
        if let renderer = context.environment.textRenderer, !context.environment.isRedacted {
            return draw(text, lines, with: renderer, in: node.frame, &painter)
        }
        guard context.environment.isRedacted else { return text.draw(lines, in: node.frame, &painter) }
        text.drawBars(lines, in: node.frame, &painter)
    }

    private func draw(
        _ text: TextPainter, _ lines: TextLines, with renderer: any TextRenderer, in frame: CGRect, _ painter: inout Painter
    ) {
        var plain = Painter(node: painter.node)
        var text = text
        text.keepsWidths = true
        text.draw(lines, in: frame, &plain)
        let layout = Text.Layout(
            text.describe(lines, in: frame), plain.items, marks: text.marks(lines), origin: frame.origin,
            isTruncated: lines.isTruncated)
        let sheet = CanvasSheet(context, symbols: [], node: painter.node)
        var graphics = GraphicsContext(sheet, size: frame.size)
        renderer.draw(layout: layout, in: &graphics)
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        painter.group(effect, sheet.items)
    }

    func describe(_ node: LayoutNode, _ view: inout LaidOutView) {
        view.text = TextContent.shapedCharacters(of: text)
        guard !content.isEmpty else { return }
        let (content, lines) = lines(node.proposal)
        view.isTruncated = lines.isTruncated
        view.lines = textPainter(content).describe(lines, in: node.frame)
    }
}
