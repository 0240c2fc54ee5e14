import Foundation
import ProofsheetDrawing

/// A line under or through text; without a colour it has the text's own.
struct TextLineMark: Sendable {
    var isActive = true
    var pattern = Text.LineStyle.Pattern.solid
    var color: Color?

    init(isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
        (self.isActive, self.pattern, self.color) = (isActive, pattern, color)
    }

    init(_ style: Text.LineStyle) { (pattern, color) = (style.pattern, style.color) }

    /// Draws the line along the top of a rectangle as thick as it is; patterns of a line go on from run to run.
    func draw(_ rect: CGRect, from start: CGFloat, _ paint: Paint, _ painter: inout Painter) {
        guard pattern != .solid else { return painter.shape(.rect(rect), paint) }
        let dash = pattern.lengths.map { $0 * rect.height }
        let whole = dash.reduce(0, +)
        guard whole > 0, rect.width > 0 else { return }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        let phase = (rect.minX - start).truncatingRemainder(dividingBy: whole)
        let stroke = StrokeStyle(lineWidth: rect.height, dash: dash, dashPhase: max(0, phase))
        painter.shape(.path(path, evenOdd: false), paint, stroke: stroke)
    }
}

extension Text.LineStyle.Pattern {
    /// Lengths of strokes and gaps by turns, in thicknesses of the line: recorded on macOS 26.
    fileprivate var lengths: [CGFloat] {
        switch self {
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        default: []
        }
    }
}
