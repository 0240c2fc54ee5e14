import Foundation
import ProofsheetDrawing

/// An angle of two strokes, as controls and rows that lead somewhere show it.
enum Chevron {
    enum Direction { case left, right, up, down }

    /// Draws the angle into a frame; the weight is the width of the strokes in points.
    static func draw(
        _ direction: Direction, in frame: CGRect, _ paint: Paint, weight: CGFloat, _ painter: inout Painter
    ) {
        let box = frame.insetBy(dx: weight / 2, dy: weight / 2)
        let points: [CGPoint] =
            switch direction {
            case .right:
                [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.midY), CGPoint(x: box.minX, y: box.maxY)]
            case .left:
                [CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.maxY)]
            case .down:
                [CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY)]
            case .up:
                [CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY)]
            }
        var path = Path()
        path.addLines(points)
        painter.shape(
            .path(path, evenOdd: false), paint,
            stroke: StrokeStyle(lineWidth: weight, lineCap: .round, lineJoin: .round))
    }
}
