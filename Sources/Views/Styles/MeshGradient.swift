import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Colours on a grid of points, mixed in between.
///
/// *Differences:* the grid is drawn even, wherever its points are; inside other shapes only its rows count.
nonisolated public struct MeshGradient: PrimitiveShapeStyle {
    let width, height: Int
    let colors: [Color]

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.colors) = (width, height, colors)
    }

    private var isWhole: Bool { width > 0 && height > 0 && colors.count == width * height }

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        context.session.note("A mesh gradient is approximated by an even grid.")
        guard isWhole else { return .color(.clear) }
        let rows = (0..<height).map { row in RGBA.mean((0..<width).map { colors[row * width + $0].rgba(in: context) }) }
        return .linear(
            stops: GradientStop.even(rows), from: CGPoint(x: rect.midX, y: rect.minY),
            to: CGPoint(x: rect.midX, y: rect.maxY))
    }

    // Enough bands that neighbours differ by a level or two of a channel on a screen.
    private static let bands = 64

    fileprivate func draw(_ rect: CGRect, _ context: ResolveContext, _ painter: inout Painter) {
        context.session.note("A mesh gradient is approximated by an even grid.")
        guard isWhole else { return }
        let all = colors.map { $0.rgba(in: context) }
        for band in 0..<Self.bands {
            let place = (Double(band) + 0.5) / Double(Self.bands) * Double(height - 1)
            let row = min(Int(place), max(height - 2, 0))
            let next = min(row + 1, height - 1)
            let mixed = (0..<width).map {
                all[row * width + $0].mixed(all[next * width + $0], place - Double(row))
            }
            let step = rect.height / CGFloat(Self.bands)
            let box = CGRect(x: rect.minX, y: rect.minY + CGFloat(band) * step, width: rect.width, height: step)
            painter.shape(
                .rect(box),
                .linear(
                    stops: GradientStop.even(mixed), from: CGPoint(x: rect.minX, y: box.midY),
                    to: CGPoint(x: rect.maxX, y: box.midY)))
        }
    }
}

extension MeshGradient: View, PrimitiveView {
    func resolve(_ context: ResolveContext) -> ViewList {
        .nodes([
            context.node("MeshGradient", LeafBehavior.greedy()) { info in
                info.draw = { node, painter in draw(node.frame, context, &painter) }
            }
        ])
    }
}

extension Gradient {
    /// The space in which colours are mixed; accepted, always sRGB.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool
        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension GradientStop {
    /// Colours at even distances.
    static func even(_ colors: [RGBA]) -> [GradientStop] {
        colors.enumerated().map { index, color in
            GradientStop(color: color, location: colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0)
        }
    }
}

extension RGBA {
    func mixed(_ other: RGBA, _ share: Double) -> RGBA {
        func part(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
        return RGBA(
            red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
            alpha: part(alpha, other.alpha))
    }

    static func mean(_ colors: [RGBA]) -> RGBA {
        let count = Double(max(colors.count, 1))
        return RGBA(
            red: colors.reduce(0) { $0 + $1.red } / count, green: colors.reduce(0) { $0 + $1.green } / count,
            blue: colors.reduce(0) { $0 + $1.blue } / count, alpha: colors.reduce(0) { $0 + $1.alpha } / count)
    }
}
