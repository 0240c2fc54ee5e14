import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// Colours along a straight line; from leading to trailing it follows the direction of reading.
nonisolated public struct LinearGradient: PrimitiveShapeStyle, Hashable {
    let gradient: Gradient
    let startPoint, endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        .linear(
            stops: gradient.resolved(in: context), from: startPoint.point(in: rect, context),
            to: endPoint.point(in: rect, context))
    }
}

extension UnitPoint {
    /// The point in a rectangle, counted from the right edge where reading starts there.
    func point(in rect: CGRect, _ context: ResolveContext) -> CGPoint {
        let isMirrored = context.environment.layoutDirection == .rightToLeft
        return CGPoint(
            x: rect.minX + (isMirrored ? 1 - x : x) * rect.width, y: rect.minY + y * rect.height)
    }
}

extension LinearGradient: View, PrimitiveView {
    func resolve(_ context: ResolveContext) -> ViewList { .nodes([context.styleNode("LinearGradient", self)]) }
}

extension ResolveContext {
    /// The node of a style used as a view: it fills whatever it is offered.
    func styleNode<S: ShapeStyle>(_ type: String, _ style: S) -> LayoutNode {
        let context = self
        return node(type, LeafBehavior.greedy()) { info in
            info.fills(with: style, in: context) { .rect($0) }
        }
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}
