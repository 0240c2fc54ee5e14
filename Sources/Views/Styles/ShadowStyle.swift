import Foundation
import ProofsheetDrawing

/// A shadow that belongs to a style; lengths in points.
///
/// *Differences:* inner shadows are left out, and the run says so.
public struct ShadowStyle: Hashable, Sendable {
    let color: Color
    let radius, x, y: CGFloat
    let isInner: Bool

    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false) }

    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true) }
}

/// A style that asks for an effect on what it fills.
protocol EffectShapeStyle: PrimitiveShapeStyle {
    func effect(in context: ResolveContext) -> GroupEffect
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: EffectShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { base.resolvedPaint(in: context, rect) }

    func effect(in context: ResolveContext) -> GroupEffect {
        var effect = GroupEffect()
        if shadow.isInner {
            context.session.note("Inner shadows are not drawn.")
        } else {
            effect.shadow = GroupEffect.Shadow(shadow.color.rgba(in: context), radius: shadow.radius, x: shadow.x, y: shadow.y)
        }
        return effect
    }
}

/// A style that mixes what it fills with what lies below.
struct BlendingShapeStyle<Base: ShapeStyle>: EffectShapeStyle {
    let base: Base
    let blend: BlendMode

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint { base.resolvedPaint(in: context, rect) }

    func effect(in context: ResolveContext) -> GroupEffect {
        var effect = GroupEffect()
        effect.blend = blend
        return effect
    }
}

/// The foreground with a shadow or the like, as a style begins with a dot.
extension ShapeStyle where Self == AnyShapeStyle {
    public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ShadowedShapeStyle(base: ForegroundStyle(), shadow: style)
    }

    public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        BlendingShapeStyle(base: ForegroundStyle(), blend: mode)
    }

    public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}

extension ShapeStyle {
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedShapeStyle(base: self, shadow: style) }

    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendingShapeStyle(base: self, blend: mode) }
}
