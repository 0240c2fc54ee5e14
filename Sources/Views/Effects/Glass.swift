import Foundation
import ProofsheetDrawing

/// A kind of glass.
///
/// *Differences:* glass is drawn as a translucent ground with a bright edge; it blurs what lies behind it but does not bend it.
public struct Glass: Hashable, Sendable {
    var tintColor: Color?
    var isClear = false
    var isNone = false

    public static let regular = Glass()
    public static let clear = Glass(isClear: true)
    public static let identity = Glass(isNone: true)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The ground of glass.
struct GlassShapeStyle: BackdropShapeStyle {
    let glass: Glass

    func paint(in context: ResolveContext, _ rect: CGRect) -> Paint {
        context.session.note("Glass is drawn as a translucent ground: it blurs what lies behind it but does not bend it.")
        if let tint = glass.tintColor { return .color(tint.rgba(in: context).opacity(0.85)) }
        let ground = context.session.profile.color("secondarySystemBackground", context.environment.colorScheme)
        return .color(ground.opacity(glass.isClear ? 0.3 : 0.75))
    }

    // [assumed]
    var backdropBlur: CGFloat { glass.isClear ? 4 : 10 }
}

nonisolated extension View {
    /// Puts the view on glass of a shape.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background {
            if !glass.isNone {
                shape.fill(GlassShapeStyle(glass: glass))
                    .overlay { shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5) }
            }
        }
    }

    public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

    /// Accepted; a still picture has nothing to join or part.
    public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
    public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    public func backgroundExtensionEffect() -> some View { self }
}

/// How glass comes and goes; accepted.
public struct GlassEffectTransition: Hashable, Sendable {
    let kind: Int
    public static let identity = GlassEffectTransition(kind: 0)
    public static let matchedGeometry = GlassEffectTransition(kind: 1)
    public static let materialize = GlassEffectTransition(kind: 2)
}

/// Several views on glass that belong together; here they stand as they are.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}
