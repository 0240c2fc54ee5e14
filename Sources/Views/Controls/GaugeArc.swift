import Foundation
import ProofsheetDrawing

/// The arc of a round gauge as a chain of short lines.
struct GaugeArc {
    /// Where the arc begins and how far it goes, in turns from the right, clockwise.
    let start, length: Double

    /// Three quarters of a ring, open below.
    static let open = GaugeArc(start: 0.375, length: 0.75)
    /// A ring that begins at the top.
    static let closed = GaugeArc(start: 0.75, length: 1)

    func outline(in frame: CGRect, to fraction: Double) -> Outline {
        let steps = max(1, Int(128 * fraction))
        var path = Path()
        path.addLines((0...steps).map { point(in: frame, at: fraction * Double($0) / Double(steps)) })
        return .path(path, evenOdd: false)
    }

    /// A point of the arc, a fraction of its length from its start.
    func point(in frame: CGRect, at fraction: Double) -> CGPoint {
        let radius = min(frame.width, frame.height) / 2 - 3
        let direction = Trigonometry.sineAndCosine(CGFloat((start + length * fraction) * 2) * CGFloat.pi)
        return CGPoint(x: frame.midX + radius * direction.cosine, y: frame.midY + radius * direction.sine)
    }
}
