import Foundation
import ProofsheetLayout

/// A control that is on or off; a switch at the trailing end unless a style says otherwise.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
    let isOn: Binding<Bool>
    let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// On where all of the values are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding(
                get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
                set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
            label: label)
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        let configuration = ToggleStyleConfiguration(
            label: .init(part: inner.part("label", label)), isMixed: false, isOn: isOn)
        return .nodes([context.controlNode("Toggle", inner.environment.toggleStyle.make(configuration, inner))])
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == ProofsheetViews.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ProofsheetViews.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { ProofsheetViews.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}
