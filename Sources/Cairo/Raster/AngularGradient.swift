import Foundation
import ProofsheetDrawing

/// A gradient around a centre, worked out pixel by pixel since cairo has none; angles in radians, clockwise.
struct AngularGradient {
    let stops: [GradientStop]
    let center: CGPoint
    let startAngle, endAngle: CGFloat

    // Steps of the colour table: four for each level of a channel, so that no level is skipped.
    private static let steps = 1024

    /// The gradient over a part of the page; beyond the end angle the last colour goes on.
    func layer(_ area: PixelRect, _ transform: CGAffineTransform) -> Layer? {
        guard let layer = Layer(area) else { return nil }
        let table = (0...Self.steps).map { Self.premultiplied(stops.color(at: Double($0) / Double(Self.steps))) }
        let inverse = transform.inverted()
        let sweep = endAngle - startAngle
        _ = layer.withPixels { pixels in
            for row in 0..<area.height {
                for column in 0..<area.width {
                    let pixel = CGPoint(x: CGFloat(area.x0 + column) + 0.5, y: CGFloat(area.y0 + row) + 0.5)
                    let point = pixel.applying(inverse)
                    let angle = Trigonometry.arcTangent(y: point.y - center.y, x: point.x - center.x) - startAngle
                    let turn = angle - (angle / (2 * .pi)).rounded(.down) * 2 * .pi
                    let location = sweep > 0 ? min(turn / sweep, 1) : 1
                    pixels[row * area.width + column] = table[Int(location * CGFloat(Self.steps) + 0.5)]
                }
            }
        }
        return layer
    }

    private static func premultiplied(_ color: RGBA) -> UInt32 {
        func part(_ value: Double) -> UInt32 { UInt32((value * color.alpha * 255).rounded()) }
        return UInt32((color.alpha * 255).rounded()) << 24 | part(color.red) << 16 | part(color.green) << 8
            | part(color.blue)
    }
}
