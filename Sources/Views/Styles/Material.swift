import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A translucent ground of the system.
///
/// *Differences:* strength and blur are assumed, text on it has no vibrancy, and as the style of text it does not blur.
nonisolated public struct Material: BackdropShapeStyle, Hashable {
    /// Shares of the ground's colour over white and over black [assumed]: no measured figures are at hand.
    private let cover: Double

    public static let ultraThin = Material(cover: 0.55)
    public static let thin = Material(cover: 0.68)
    public static let regular = Material(cover: 0.8)
    public static let thick = Material(cover: 0.88)
    public static let ultraThick = Material(cover: 0.94)
    public static let bar = Material(cover: 0.85)

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        let ground = context.session.profile.color("secondarySystemBackground", context.environment.colorScheme)
        return .color(ground.opacity(cover))
    }

    // [assumed]
    var backdropBlur: CGFloat { 20 }

    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension Material: View, PrimitiveView {
    func resolve(_ context: ResolveContext) -> ViewList { .nodes([context.styleNode("Material", self)]) }
}

/// When a material looks active; accepted, a still picture always does.
public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

private enum BackgroundMaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }

extension EnvironmentValues {
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
}
