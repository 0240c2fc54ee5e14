import Foundation
import ProofsheetLayout

/// A label that opens a list of actions; a picture shows it closed.
nonisolated public struct Menu<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let parts = ButtonParts(role: nil, label: inner.part("label", label), action: {})
        return .nodes([context.controlNode("Menu", inner.environment.buttonStyle.make(parts, inner))])
    }
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label()) }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: label()) }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title)) }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: Text(titleKey)) }
}

extension Menu where Label == ProofsheetViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: ProofsheetViews.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: ProofsheetViews.Label(title, systemImage: systemImage))
    }
}

/// The look of menus; closed ones look like buttons.
@MainActor @preconcurrency public protocol MenuStyle {}

nonisolated public struct DefaultMenuStyle: MenuStyle, Sendable { public init() {} }
nonisolated public struct ButtonMenuStyle: MenuStyle, Sendable { public init() {} }
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle { public static var borderlessButton: BorderlessButtonMenuStyle { .init() } }

/// Accepted; a closed menu looks like a button.
nonisolated extension View {
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
