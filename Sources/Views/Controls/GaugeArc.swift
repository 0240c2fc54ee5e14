import Foundation
import ProofsheetDrawing

/// The arc of a round gauge, open below, as a chain of short lines.
enum GaugeArc {
    static func outline(in frame: CGRect, to fraction: Double) -> Outline {
        let radius = min(frame.width, frame.height) / 2 - 3
        let steps = max(1, Int(96 * fraction))
        var points: [CGPoint] = []
        for step in 0...steps {
            let turn = 0.375 + 0.75 * fraction * Double(step) / Double(steps)
            let direction = Trigonometry.sineAndCosine(CGFloat(turn * 2) * CGFloat.pi)
            points.append(CGPoint(x: frame.midX + radius * direction.cosine, y: frame.midY + radius * direction.sine))
        }
        var path = Path()
        path.addLines(points)
        return .path(path, evenOdd: false)
    }
}
