import Foundation
import ProofsheetLayout

/// Rows in a column that scrolls; those that show are made, and of a list of up to 48 all, for the laid-out tree.
///
/// Takes all it is offered; draws under the safe area and keeps its rows out of it.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
    let content: Content
    let isSelected: (AnyHashable) -> Bool
    var isMultiple = false
    private let hasOne: Bool

    init(content: Content, isMultiple: Bool = false, hasOne: Bool = false, isSelected: @escaping (AnyHashable) -> Bool) {
        self.content = content
        self.isSelected = isSelected
        self.isMultiple = isMultiple
        self.hasOne = hasOne
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let kind = context.environment.listKind ?? (context.environment.isInSidebar ? .sidebar : .insetGrouped)
        let selection = ListSelection(
            isSelected: isSelected, isMultiple: isMultiple, isEditing: context.environment.isEditingList, hasOne: hasOne)
        return .nodes([context.listNode("List", kind, content, selection)])
    }

    /// Whether a tag is among the selected values.
    static func test(_ selection: Binding<Set<SelectionValue>>?) -> (AnyHashable) -> Bool {
        let values = selection?.wrappedValue ?? []
        return { tag in (tag.base as? SelectionValue).map(values.contains) ?? false }
    }

    static func test(_ selection: Binding<SelectionValue?>?) -> (AnyHashable) -> Bool {
        let value = selection?.wrappedValue
        return { tag in value != nil && (tag.base as? SelectionValue) == value }
    }
}

extension List {
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), isMultiple: selection != nil, isSelected: Self.test(selection))
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), hasOne: selection?.wrappedValue != nil, isSelected: Self.test(selection))
    }

    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        let value = selection.wrappedValue
        self.init(content: content(), isSelected: { ($0.base as? SelectionValue) == value })
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), isSelected: { _ in false }) }
}
