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
        let box = VStack(alignment: .leading, spacing: 8) {
            PartView(part: inner.part("label", label)).font(.headline)
            VStack { PartView(part: inner.part("content", content)) }
        }
        .padding(16)
        .background(Color(.system("secondarySystemBackground")), in: RoundedRectangle(cornerRadius: 8))
        return .nodes([context.controlNode("GroupBox", box.resolved(inner))])
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

/// Accepted; boxes have one look.
@MainActor @preconcurrency public protocol GroupBoxStyle {}

nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable { public init() {} }

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { .init() } }
