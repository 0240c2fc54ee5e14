import Foundation
import ProofsheetLayout

/// A label that opens a list of actions; a picture shows it closed.
nonisolated public struct Menu<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: ViewPart

    private init<C: View>(label: Label, items: C) {
        self.label = label
        content = ViewPart { items.resolved($0) }
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        if let style = context.environment.menuStyle {
            let configuration = MenuStyleConfiguration(
                label: .init(part: inner.part("label", label)), content: .init(part: content))
            return .nodes([context.controlNode("Menu", style.make(configuration, inner))])
        }
        let parts = ButtonParts(role: nil, label: inner.part("label", label), action: {})
        return .nodes([context.controlNode("Menu", inner.environment.buttonStyle.make(parts, inner))])
    }
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label(), items: content()) }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: label(), items: content()) }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: Text(titleKey), items: content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: Text(title), items: content()) }

    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label: Text(titleKey), items: content()) }
}

extension Menu where Label == ProofsheetViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: ProofsheetViews.Label(titleKey, systemImage: systemImage), items: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: ProofsheetViews.Label(title, systemImage: systemImage), items: content())
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, items: configuration.content)
    }
}
