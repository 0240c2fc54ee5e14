import Foundation
import ProofsheetLayout

/// A line of text that could be edited; it shows its value, or its prompt where there is none.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
    let text: TextSegment
    let prompt: Text?
    let label: Label
    var axis: Axis?
    var isSecret = false

    init(text: String, prompt: Text?, label: Label, axis: Axis? = nil, isSecret: Bool = false) {
        self.init(text: TextSegment(text), prompt: prompt, label: label, axis: axis, isSecret: isSecret)
    }

    init(text: TextSegment, prompt: Text?, label: Label, axis: Axis? = nil, isSecret: Bool = false) {
        self.text = text
        self.prompt = prompt
        self.label = label
        self.axis = axis
        self.isSecret = isSecret
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let parts = FieldParts(
            text: text, prompt: prompt, label: inner.part("label", label), axis: axis, isSecret: isSecret)
        let list = inner.environment.textFieldStyle.make(parts, inner)
        return .nodes([context.controlNode(isSecret ? "SecureField" : "TextField", list)])
    }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, label: label())
    }

    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, prompt: prompt, label: label(), axis: axis)
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: TextSegment(value.wrappedValue, format), prompt: prompt, label: label())
    }

    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(text: TextSegment(value.wrappedValue, format), prompt: prompt, label: label())
    }
}
