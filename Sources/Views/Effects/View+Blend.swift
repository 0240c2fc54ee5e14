import Foundation
import ProofsheetDrawing

nonisolated extension View {
    /// Mixes the view with what lies below it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        effect { _, _ in
            var effect = GroupEffect()
            effect.blend = blendMode
            return effect
        }
    }

    /// Draws the view apart, as one picture, before effects around it.
    public func compositingGroup() -> some View {
        effect { _, _ in
            var effect = GroupEffect()
            effect.isolated = true
            return effect
        }
    }

    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }

    /// Accepted; a still picture has no animation to keep together.
    public func geometryGroup() -> some View { self }
}

/// The space in which drawing is mixed; accepted, always sRGB.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
