import Foundation
import ProofsheetDrawing

/// Simple forms of our own that stand for system symbols, which cannot be shipped.
enum SymbolDrawing {
    static func draw(_ name: String, in frame: CGRect, _ paint: Paint, _ painter: inout Painter) {
        let side = min(frame.width, frame.height)
        guard side > 0 else { return }
        let box = CGRect(
            x: frame.midX - side * 0.4, y: frame.midY - side * 0.4, width: side * 0.8, height: side * 0.8)
        let line = StrokeStyle(lineWidth: max(side / 12, 0.5))
        painter.shape(
            .roundedRect(box, cornerSize: CGSize(width: side * 0.2, height: side * 0.2)), paint, stroke: line)
    }
}
