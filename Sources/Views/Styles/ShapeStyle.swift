import Foundation
import ProofsheetDrawing

/// A colour, gradient or the like that outlines and text are filled with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style; nothing else stands behind it")
    }
}

/// A style that the engine knows how to turn into paint.
protocol PrimitiveShapeStyle: ShapeStyle {
    /// The paint for a shape that fills a rectangle, in points of the cell.
    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint
}

extension ShapeStyle {
    /// The paint of any style: primitives know it, the others through what they resolve to.
    func resolvedPaint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        if let primitive = self as? any PrimitiveShapeStyle { return primitive.paint(in: context, rect) }
        return resolve(in: context.environment).resolvedPaint(in: context, rect)
    }
}

/// A style whose type is not part of the type around it.
public struct AnyShapeStyle: EffectShapeStyle {
    let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { base = (style as? AnyShapeStyle)?.base ?? style }

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { base.resolvedPaint(in: context, rect) }

    func effect(in context: ResolveContext) -> GroupEffect {
        (base as? any EffectShapeStyle)?.effect(in: context) ?? GroupEffect()
    }
}

extension Paint {
    /// The same paint with every colour's alpha multiplied.
    func opacity(_ factor: Double) -> Paint {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linear(let stops, let from, let to): return .linear(stops: faded(stops), from: from, to: to)
        case .radial(let stops, let center, let start, let end, let aspect):
            return .radial(stops: faded(stops), center: center, startRadius: start, endRadius: end, aspect: aspect)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: faded(stops), center: center, startAngle: start, endAngle: end)
        }
    }
}

/// A style with less opacity.
struct OpacityShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
    let base: Base
    let opacity: Double

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        base.resolvedPaint(in: context, rect).opacity(opacity)
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, opacity: opacity) }
}
