import Foundation
import ProofsheetLayout

/// A field whose characters are shown as dots.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
    private let field: TextField<Label>

    private init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
        let dots = String(repeating: "\u{2022}", count: text.wrappedValue.count)
        field = TextField(text: dots, prompt: prompt, label: label, isSecret: true)
    }

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    func resolve(_ context: ResolveContext) -> ViewList { field.resolve(context) }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(titleKey))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text, prompt, Text(title))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(titleKey))
    }
}
