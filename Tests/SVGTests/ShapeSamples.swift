import Foundation
import ProofsheetDrawing
import Testing

/// One of everything that can be drawn, on a page of 400 x 420 points.
enum ShapeSamples {
    private static let stops = [
        GradientStop(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
        GradientStop(color: RGBA(red: 0, green: 0.6, blue: 0.2), location: 0.4),
        GradientStop(color: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5), location: 1),
    ]

    static func items() throws -> [DisplayItem] {
        fills() + strokes() + groups() + (try images()) + cells()
    }

    private static func box(_ column: Int, _ row: Int) -> CGRect {
        CGRect(x: 16.2 + CGFloat(column) * 96, y: 15.7 + CGFloat(row) * 80, width: 80, height: 60)
    }

    private static func fill(_ outline: Outline, _ paint: Paint) -> DisplayItem {
        .shape(node: 0, outline: outline, paint: paint, stroke: nil)
    }

    private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> Paint {
        .color(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    private static func rounded(_ rect: CGRect) -> Outline { .roundedRect(rect, cornerSize: CGSize(width: 12, height: 12)) }

    private static func fills() -> [DisplayItem] {
        let boxes = (0..<4).map { box($0, 0) }
        let centers = boxes.map { CGPoint(x: $0.midX, y: $0.midY) }
        return [
            fill(rounded(boxes[0]), .linear(stops: stops, from: boxes[0].origin, to: CGPoint(x: boxes[0].maxX, y: boxes[0].maxY))),
            fill(.ellipse(boxes[1]), .radial(stops: stops, center: centers[1], startRadius: 10, endRadius: 40, aspect: 0.75)),
            fill(
                .continuousRect(boxes[2], cornerSize: CGSize(width: 14, height: 14)),
                .angular(stops: stops, center: centers[2], startAngle: 0.5, endAngle: 0.5 + 2 * .pi)),
            fill(.rect(boxes[3]), color(0.2, 0.4, 0.6)),
        ]
    }

    private static func strokes() -> [DisplayItem] {
        var path = Path()
        path.move(to: CGPoint(x: box(3, 1).minX, y: box(3, 1).maxY))
        path.addCurve(
            to: CGPoint(x: box(3, 1).maxX, y: box(3, 1).minY), control1: box(3, 1).origin,
            control2: CGPoint(x: box(3, 1).maxX, y: box(3, 1).maxY))
        let traced: [(Outline, StrokeStyle)] = [
            (.rect(box(0, 1)), StrokeStyle(lineWidth: 1)), (rounded(box(1, 1)), StrokeStyle(lineWidth: 3)),
            (.ellipse(box(2, 1)), StrokeStyle(lineWidth: 4, dash: [8, 4])),
            (.path(path, evenOdd: false), StrokeStyle(lineWidth: 5, lineCap: .round)),
        ]
        return traced.map { .shape(node: 0, outline: $0.0, paint: color(0, 0.5, 0), stroke: $0.1) }
    }

    private static func group(_ items: [DisplayItem], _ change: (inout GroupEffect) -> Void) -> DisplayItem {
        var effect = GroupEffect()
        change(&effect)
        return .group(node: 0, effect: effect, items: items)
    }

    private static func groups() -> [DisplayItem] {
        [
            group([fill(rounded(box(0, 2)), color(1, 1, 1))]) {
                $0.shadow = GroupEffect.Shadow(
                    color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4), radius: 4, offset: CGSize(width: 0, height: 4))
            },
            group([fill(.rect(box(1, 2)), color(1, 0.5, 0))]) {
                $0.clip = .ellipse(box(1, 2))
                $0.blur = 3
            },
            group([fill(.rect(box(2, 2)), color(0.8, 0.3, 0.1))]) {
                $0.filters = [.hueRotation(radians: 1), .saturation(0.5), .brightness(0.1), .contrast(0.8)]
                $0.mask = [fill(rounded(box(2, 2)), .linear(stops: stops, from: box(2, 2).origin, to: CGPoint(x: box(2, 2).maxX, y: 0)))]
            },
            group([
                fill(.rect(box(3, 2)), color(0.2, 0.4, 0.6)), group([fill(.ellipse(box(3, 2)), color(1, 0.8, 0))]) { $0.blend = .multiply },
            ]) {
                $0.opacity = 0.7
            },
        ]
    }

    private static func images() throws -> [DisplayItem] {
        let bytes = (0..<64).flatMap { (index: Int) -> [UInt8] in
            [UInt8(index % 8 * 36), UInt8(index / 8 * 36), 128, index % 9 == 0 ? 0 : 255]
        }
        let image = ImageReference(hash: "a", bitmap: try #require(Bitmap(width: 8, height: 8, bytes: bytes)))
        return [
            .image(node: 0, image: image, rect: box(0, 3), smooth: true, tint: nil),
            .image(node: 0, image: image, rect: box(1, 3), smooth: false, tint: nil),
            .image(node: 0, image: image, rect: box(2, 3), smooth: false, tint: RGBA(red: 0.5, green: 0, blue: 0.5)),
        ]
    }

    private static func cells() -> [DisplayItem] {
        (0..<3).map { index in
            group([fill(.rect(CGRect(x: 0, y: 0, width: 80, height: 60)), color(0, 0.6, 0.6))]) {
                $0.transform = CGAffineTransform(0.5, 0, 0, 0.5, 310 + CGFloat(index) * 25, 260 + CGFloat(index) * 45)
                if index == 2 { $0.transform = $0.transform.rotated(by: 0.3) }
            }
        }
    }
}
