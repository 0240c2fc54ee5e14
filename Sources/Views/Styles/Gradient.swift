import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Colours along a line, evenly spread or at given places.
nonisolated public struct Gradient: Hashable, Sendable {
    /// A colour at a place from 0 to 1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }

    func resolved(in context: ResolveContext) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.rgba(in: context), location: Double($0.location)) }
    }
}

/// A colour's own gradient, from a lighter tone at the top to itself.
nonisolated public struct AnyGradient: Hashable, Sendable, PrimitiveShapeStyle {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        .linear(
            stops: gradient.resolved(in: context), from: CGPoint(x: rect.midX, y: rect.minY),
            to: CGPoint(x: rect.midX, y: rect.maxY))
    }
}

extension Color {
    /// From a tone mixed with a fifth of white [assumed] down to the colour.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}

/// Without a direction of its own, a gradient runs from top to bottom.
extension Gradient: PrimitiveShapeStyle {
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom).paint(in: context, rect)
    }
}
