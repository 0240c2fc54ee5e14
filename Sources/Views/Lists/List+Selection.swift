import Foundation
import ProofsheetLayout

/// Rows made from data in a list with a selection; a row is known by the identity of its element.
nonisolated public struct _SelectableRow<RowContent: View>: View, PrimitiveView {
    let id: AnyHashable
    let content: RowContent

    func resolve(_ context: ResolveContext) -> ViewList {
        content.resolved(context).mapNodes { node in
            if node.info[TagAttribute.self] == nil { node.info[TagAttribute.self] = id }
            return node
        }
    }
}

extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, _SelectableRow<RowContent>>, Data.Element: Identifiable {
        self.init(selection: selection) {
            ForEach(data) { _SelectableRow(id: AnyHashable($0.id), content: rowContent($0)) }
        }
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, _SelectableRow<RowContent>>, Data.Element: Identifiable {
        self.init(selection: selection) {
            ForEach(data) { _SelectableRow(id: AnyHashable($0.id), content: rowContent($0)) }
        }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, _SelectableRow<RowContent>> {
        self.init(selection: selection) {
            ForEach(data, id: id) { _SelectableRow(id: AnyHashable($0[keyPath: id]), content: rowContent($0)) }
        }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, _SelectableRow<RowContent>> {
        self.init(selection: selection) {
            ForEach(data, id: id) { _SelectableRow(id: AnyHashable($0[keyPath: id]), content: rowContent($0)) }
        }
    }

    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, _SelectableRow<RowContent>> {
        self.init(selection: selection) {
            ForEach(data) { _SelectableRow(id: AnyHashable($0), content: rowContent($0)) }
        }
    }
}

/// The top level of a tree of elements in a list with a selection; what lies below starts out closed.
extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, _SelectableRow<RowContent>>, Data.Element: Identifiable {
        self.init(selection: selection) {
            OutlineGroup(data, children: children) { _SelectableRow(id: AnyHashable($0.id), content: rowContent($0)) }
        }
    }

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, _SelectableRow<RowContent>>, Data.Element: Identifiable {
        self.init(selection: selection) {
            OutlineGroup(data, children: children) { _SelectableRow(id: AnyHashable($0.id), content: rowContent($0)) }
        }
    }
}
