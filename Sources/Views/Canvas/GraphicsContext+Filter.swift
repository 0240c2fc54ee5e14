import Foundation
import ProofsheetDrawing

extension GraphicsContext {
    /// A change of what is drawn.
    ///
    /// *Differences:* thresholds and colour matrices are left out, and the run says so.
    public struct Filter {
        private let make: (ResolveContext) -> GroupEffect

        func effect(in context: ResolveContext) -> GroupEffect { make(context) }

        private init(_ change: @escaping (inout GroupEffect, ResolveContext) -> Void) {
            make = { context in
                var effect = GroupEffect()
                change(&effect, context)
                return effect
            }
        }

        private init(_ filter: @escaping (ResolveContext) -> GroupEffect.ColorFilter) {
            self.init { effect, context in effect.filters = [filter(context)] }
        }

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter { effect, _ in effect.blur = radius.isFinite ? max(radius, 0) : 0 }
        }

        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { effect, context in
                effect.shadow = GroupEffect.Shadow(color.rgba(in: context), radius: radius, x: x, y: y)
            }
        }

        public static func brightness(_ amount: Double) -> Filter { Filter { _ in .brightness(amount) } }
        public static func contrast(_ amount: Double) -> Filter { Filter { _ in .contrast(amount) } }
        public static func saturation(_ amount: Double) -> Filter { Filter { _ in .saturation(amount) } }
        public static func grayscale(_ amount: Double) -> Filter { Filter { _ in .grayscale(amount) } }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter { _ in .hueRotation(radians: angle.radians) } }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter { _ in .invert } }
        public static func colorMultiply(_ color: Color) -> Filter { Filter { .multiply(color.rgba(in: $0)) } }
        public static var luminanceToAlpha: Filter { Filter { _ in .luminanceToAlpha } }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { effect, _ in effect.transform = matrix.flattened(at: .zero) }
        }

        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { _, context in context.session.note("Filters by a threshold of opacity are not drawn.") }
        }
    }
}
