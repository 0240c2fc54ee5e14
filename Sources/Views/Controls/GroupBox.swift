import Foundation
import ProofsheetLayout

/// Content in a box with a headline.
nonisolated public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
    private let label: Label
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }

    private init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let configuration = GroupBoxStyleConfiguration(
            label: .init(part: inner.part("label", label)), content: .init(part: inner.part("content", content)))
        return .nodes([context.controlNode("GroupBox", inner.environment.groupBoxStyle.make(configuration, inner))])
    }
}

extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}
