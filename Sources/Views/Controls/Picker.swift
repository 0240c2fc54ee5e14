import Foundation
import ProofsheetLayout

/// A choice of one value among several.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    private let selection: SelectionValue
    private let label: Label
    private let content: Content

    init(selection: SelectionValue, label: Label, content: Content) {
        self.selection = selection
        self.label = label
        self.content = content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let kind = context.environment.pickerKind.settled(in: context.environment.enclosingList)
        let look = PickerLook(
            kind: kind, label: context.insideControl.part("label", label),
            options: context.insideControl.part("options", content), selection: AnyHashable(selection), isSelected: isSelected)
        return look.resolve(context)
    }

    private func isSelected(_ option: LayoutNode) -> Bool {
        guard let tag = option.tag else { return false }
        if let value = tag.base as? SelectionValue { return value == selection }
        return AnyHashable(selection) == tag
    }
}

extension Picker {
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection.wrappedValue, label: label(), content: content()) }

    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.wrappedValue, label: label, content: content())
    }

    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection.wrappedValue, label: label(), content: content()) }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection.wrappedValue, label: Text(titleKey), content: content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection.wrappedValue, label: Text(title), content: content()) }
}

extension Picker where Label == ProofsheetViews.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection.wrappedValue, label: ProofsheetViews.Label(titleKey, systemImage: systemImage),
            content: content())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            selection: selection.wrappedValue, label: ProofsheetViews.Label(title, systemImage: systemImage),
            content: content())
    }
}
