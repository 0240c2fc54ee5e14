import Foundation
import ProofsheetDrawing

nonisolated extension View {
    /// Makes the view translucent as one picture; 0 is invisible, 1 opaque.
    public func opacity(_ opacity: Double) -> some View {
        effect { _, _ in
            var effect = GroupEffect()
            effect.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
            return effect
        }
    }

    /// Blurs the view; the radius is in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect { _, _ in
            var effect = GroupEffect()
            effect.blur = radius.isFinite ? max(radius, 0) : 0
            return effect
        }
    }

    /// Draws a blurred copy of the view's form below it; radius and offset in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect { _, context in
            var effect = GroupEffect()
            effect.shadow = GroupEffect.Shadow(color.rgba(in: context), radius: radius, x: x, y: y)
            return effect
        }
    }
}

extension GroupEffect.Shadow {
    /// A shadow, or none where it could not be seen or a length is not finite.
    init?(_ color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat) {
        guard color.alpha > 0, radius.isFinite, x.isFinite, y.isFinite else { return nil }
        self.init(color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y))
    }
}
