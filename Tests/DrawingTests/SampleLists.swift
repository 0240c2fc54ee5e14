import Foundation
import ProofsheetDrawing

/// Values that use every kind of item, paint and effect once, for the tests of encoding and dump.
enum SampleLists {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let font = FontInstance(
        face: "3f2a90b1c4", size: 17, variations: [.init(tag: "wght", value: 400), .init(tag: "opsz", value: 17)])

    static var image: ImageReference? {
        Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 128]).map {
            ImageReference(hash: "ab12cd34ef", bitmap: $0)
        }
    }

    static func run(_ text: String, x: CGFloat = 10, font: FontInstance = font) -> GlyphRun {
        let glyphs = text.unicodeScalars.enumerated().map { index, scalar in
            GlyphRun.Glyph(id: scalar.value, x: CGFloat(index) * 8.5)
        }
        return GlyphRun(
            font: font, glyphs: glyphs, text: text, origin: CGPoint(x: x, y: 30.25), width: 42.5)
    }

    static func page(_ items: [DisplayItem]) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 50), scale: 3, items: items)
    }

    static var effect: GroupEffect {
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(2, 0, 0, 2, 5, 6)
        effect.clip = .roundedRect(CGRect(x: 0, y: 0, width: 20, height: 10), cornerSize: CGSize(width: 3, height: 3))
        effect.mask = [.shape(node: 4, outline: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), paint: .color(.black), stroke: nil)]
        effect.filters = [
            .brightness(0.5), .contrast(1.25), .saturation(0), .grayscale(1), .hueRotation(radians: 0.5), .invert,
            .multiply(red), .luminanceToAlpha,
        ]
        effect.blur = 4
        effect.shadow = .init(color: .black.opacity(0.2), radius: 3, offset: CGSize(width: 0, height: 2))
        effect.opacity = 0.5
        effect.blend = .multiply
        effect.isolated = true
        return effect
    }

    /// One item of every kind, with coordinates that the encoding keeps exactly.
    static var everything: DisplayList {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 12, y: 5))
        path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 7, y: 14), control2: CGPoint(x: 3, y: 14))
        path.closeSubpath()
        let stops = [GradientStop(color: red, location: 0), GradientStop(color: .white, location: 1)]
        let box = CGRect(x: 0.5, y: 1, width: 20, height: 10)
        var items: [DisplayItem] = [
            .shape(node: 0, outline: .rect(box), paint: .color(.white), stroke: nil),
            .shape(
                node: 1, outline: .path(path, evenOdd: true), paint: .linear(stops: stops, from: .zero, to: CGPoint(x: 10, y: 0)),
                stroke: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: 0.5)),
            .shape(
                node: 2, outline: .ellipse(box),
                paint: .radial(stops: stops, center: .zero, startRadius: 0, endRadius: 5, aspect: 1), stroke: nil),
            .shape(
                node: 2, outline: .continuousRect(box, cornerSize: CGSize(width: 4, height: 3)), paint: .color(red), stroke: nil),
            .shape(
                node: 2, outline: .path(path, evenOdd: false),
                paint: .angular(stops: stops, center: .zero, startAngle: 0, endAngle: 1.5), stroke: nil),
            .glyphs(node: 3, run: run("Hello"), paint: .color(.black)),
            .glyphs(node: 3, run: run("again", x: 60), paint: .color(red)),
        ]
        if let image {
            items.append(.image(node: 5, image: image, rect: box, smooth: true, tint: nil))
            items.append(.image(node: 6, image: image, rect: box, smooth: false, tint: red))
        }
        items.append(.group(node: 7, effect: effect, items: [items[5], .group(node: 8, effect: GroupEffect(), items: [])]))
        return page(items)
    }
}
