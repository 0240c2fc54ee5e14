import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// The label in the accent colour, red where it destroys something.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButton(label: configuration.label, role: configuration.role)
    }
}

/// The label in the accent colour.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButton(label: configuration.label, role: configuration.role)
    }
}

/// The label as it is.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.dimmedWhereDisabled()
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

/// A button without a border keeps the distances of its label.
///
/// On iOS 26 it is a plain view to what stands below it (swiftui-layout 3.3); on iOS 18 a caption was recorded 6.67 points above a
/// plain view, which is the distance of text.
nonisolated struct BorderlessButton<Label: View>: ComposedView {
    let label: Label
    let role: ButtonRole?

    func compose(_ context: ResolveContext) -> some View {
        UnnamedRow { label }.mapContext { $0.setForeground([ButtonColors.label(role, context)]) }
            .keepingPlainDistances(context.session.profile.generation == .ios26 ? .bottom : [])
    }
}

/// The colours of buttons.
enum ButtonColors {
    /// The style of a label without a border.
    static func label(_ role: ButtonRole?, _ context: ResolveContext) -> AnyShapeStyle {
        guard context.environment.isEnabled else { return AnyShapeStyle(context.systemColor("tertiaryLabel")) }
        let isPlain = context.environment.isInBar && context.environment.tintStyle == nil
        if isPlain, context.session.profile.generation == .ios26 { return AnyShapeStyle(Color.primary) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
}

nonisolated extension View {
    /// Draws controls that cannot be used at half their strength [assumed].
    func dimmedWhereDisabled() -> some View {
        mapNodes { node, context in context.environment.isEnabled ? node : context.wrap(node) { $0.dims() } }
    }
}

extension NodeInfo {
    /// Draws the node at half its strength.
    func dims() {
        effect = { _ in
            var effect = GroupEffect()
            effect.opacity = 0.5
            return effect
        }
    }
}
