import Foundation
import ProofsheetDrawing

/// Draws symbols in simple forms of our own; those of the system cannot be shipped.
struct SymbolDrawing {
    let symbol: Symbol
    let frame: CGRect
    /// 100 to 900; 400 is regular.
    let weight: Double
    let context: ResolveContext

    // Width of lines on the grid by weight, regular being a twelfth of an em [assumed].
    private static let lines: [(weight: Double, width: CGFloat)] = [
        (100, 0.7), (200, 1), (300, 1.35), (400, 1.75), (500, 2), (600, 2.3), (700, 2.65), (800, 3), (900, 3.4),
    ]

    private var unit: CGFloat {
        min(frame.width / max(symbol.size.width, 1), frame.height / max(symbol.size.height, 1))
    }

    /// The width of a line on the grid.
    static func lineWidth(weight: Double) -> CGFloat { lines.last { $0.weight <= weight }?.width ?? lines[0].width }

    private var line: StrokeStyle {
        StrokeStyle(lineWidth: Self.lineWidth(weight: weight) * unit, lineCap: .round, lineJoin: .round)
    }

    private var place: CGAffineTransform {
        CGAffineTransform(
            frame.width / max(symbol.size.width, 1), 0, 0, frame.height / max(symbol.size.height, 1), frame.minX, frame.minY)
    }

    private var isLayered: Bool {
        switch context.environment.symbolRenderingMode?.kind {
        case .hierarchical, .palette: true
        case .monochrome, .multicolor: false
        case nil: context.environment.foreground.levels.count > 1
        }
    }

    func draw(_ painter: inout Painter) {
        guard frame.width > 0, frame.height > 0 else { return }
        for part in symbol.parts {
            if isLayered, part.marks.contains(where: { $0.level > 0 }) {
                drawLayers(part, &painter)
            } else {
                let picture = SymbolPicture(part, cutsOut: true, place: place, line: line)
                picture.draw(paint(0), letters: part.gaps.isEmpty ? letters : [], in: frame, &painter)
            }
        }
    }

    private func drawLayers(_ part: Symbol.Part, _ painter: inout Painter) {
        for level in [1, 0] {
            var layer = part
            layer.marks = part.marks.filter { $0.level == level }
            let picture = SymbolPicture(layer, cutsOut: false, place: place, line: line)
            picture.draw(paint(level), letters: level == 0 ? letters : [], in: frame, &painter)
        }
    }

    private func paint(_ level: Int) -> Paint {
        let styles = context.environment.foreground
        return level == 0 ? styles.paint(in: context, frame) : styles.paint(level: level, in: context, frame)
    }

    // A letter is as tall as the marks of other symbols inside the same frame.
    private var letters: [GlyphRun] {
        guard let text = symbol.text else { return [] }
        var inner = context
        inner.environment.textAttributes = TextAttributes()
        inner.environment.textAttributes.font = .system(size: symbol.textSize * unit, weight: Font.Weight(value: weight))
        return TextLayout.runs(of: text, centeredIn: frame, inner)
    }
}

/// One part of a symbol in the coordinates of the cell: what is traced, what is filled, and what is cut out of both.
private struct SymbolPicture {
    private var traced = Path()
    private var filled = Path()
    private var cutLines = Path()
    private var cutAreas = Path()
    private var gapLines = Path()
    /// Traced last, over a margin that is cut out.
    private var laid = Path()
    private let line: StrokeStyle
    private let isFilled: Bool

    /// Without cutting out, what would be cut is drawn like the rest.
    init(_ part: Symbol.Part, cutsOut: Bool, place: CGAffineTransform, line: StrokeStyle) {
        self.line = line
        isFilled = part.isFilled && cutsOut && part.marks.contains { $0.kind == .area }
        for mark in part.marks {
            switch mark.kind {
            case .line: traced.addPath(mark.path, transform: place)
            case .over:
                if isFilled { laid.addPath(mark.path, transform: place) } else { traced.addPath(mark.path, transform: place) }
            case .solid: filled.addPath(mark.path, transform: place)
            case .area:
                traced.addPath(mark.path, transform: place)
                if part.isFilled { filled.addPath(mark.path, transform: place) }
            case .cut:
                if isFilled { cutLines.addPath(mark.path, transform: place) } else { traced.addPath(mark.path, transform: place) }
            case .hole:
                if isFilled { cutAreas.addPath(mark.path, transform: place) } else { filled.addPath(mark.path, transform: place) }
            }
        }
        for gap in part.gaps {
            if gap.kind == .line { gapLines.addPath(gap.path, transform: place) } else { cutAreas.addPath(gap.path, transform: place) }
        }
    }

    private func items(_ paint: Paint, _ letters: [GlyphRun]) -> Painter {
        var painter = Painter(node: 0)
        painter.shape(.path(filled, evenOdd: false), paint)
        painter.shape(.path(traced, evenOdd: false), paint, stroke: line)
        for run in letters { painter.glyphs(run, paint) }
        return painter
    }

    func draw(_ paint: Paint, letters: [GlyphRun], in frame: CGRect, _ painter: inout Painter) {
        let cutsLetters = isFilled && !letters.isEmpty
        guard cutLines.isEmpty, cutAreas.isEmpty, gapLines.isEmpty, laid.isEmpty, !cutsLetters else {
            return drawCut(paint, cutsLetters ? [] : letters, cutsLetters ? letters : [], frame, &painter)
        }
        // Where lines and areas of a translucent colour meet, they must not add up.
        if case .color(let color) = paint, color.alpha < 1, !filled.isEmpty, !traced.isEmpty {
            var effect = GroupEffect()
            effect.opacity = color.alpha
            let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
            painter.group(effect, items(.color(opaque), letters).items.map { $0.drawn(by: painter.node) })
        } else {
            painter.append(items(paint, letters).items.map { $0.drawn(by: painter.node) })
        }
    }

    // The mask is white where the symbol is and black where it is cut; its brightness becomes its alpha.
    private func drawCut(
        _ paint: Paint, _ whiteLetters: [GlyphRun], _ blackLetters: [GlyphRun], _ frame: CGRect, _ painter: inout Painter
    ) {
        let bounds = frame.insetBy(dx: -line.lineWidth, dy: -line.lineWidth)
        let black = Paint.color(.black)
        var mask = Painter(node: painter.node)
        // Brightness counts whatever the opacity: only on an opaque ground do edges stay soft.
        mask.shape(.rect(bounds.insetBy(dx: -1, dy: -1)), black)
        mask.append(items(.color(.white), whiteLetters).items)
        mask.shape(.path(cutAreas, evenOdd: false), black)
        mask.shape(.path(cutLines, evenOdd: false), black, stroke: line)
        var gap = line
        gap.lineWidth = line.lineWidth * 2.8
        mask.shape(.path(gapLines, evenOdd: false), black, stroke: gap)
        mask.shape(.path(laid, evenOdd: false), black, stroke: gap)
        mask.shape(.path(laid, evenOdd: false), .color(.white), stroke: line)
        for run in blackLetters { mask.glyphs(run, black) }
        var brightness = GroupEffect()
        brightness.filters = [.luminanceToAlpha]
        var effect = GroupEffect()
        effect.mask = [.group(node: painter.node, effect: brightness, items: mask.items.map { $0.drawn(by: painter.node) })]
        painter.group(effect, [.shape(node: painter.node, outline: .rect(bounds), paint: paint, stroke: nil)])
    }
}
