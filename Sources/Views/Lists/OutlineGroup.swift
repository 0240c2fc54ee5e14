import Foundation
import ProofsheetLayout

/// The top level of a tree of elements; those with children show a mark and start out closed.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View, PrimitiveView {
    private let elements: ForEach<Data, ID, OutlineRow<Leaf>>

    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        elements = ForEach(data, id: id) { element in
            OutlineRow(leaf: content(element), isParent: element[keyPath: children] != nil)
        }
    }

    func resolve(_ context: ResolveContext) -> ViewList { elements.resolved(context) }
}

/// A row of an outline.
nonisolated struct OutlineRow<Leaf: View>: View, PrimitiveView {
    let leaf: Leaf
    let isParent: Bool

    func resolve(_ context: ResolveContext) -> ViewList {
        guard isParent else { return leaf.resolved(context) }
        return leaf.rowTraits { traits, _ in
            traits.hasChevron = true
            traits.opens = true
        }
        .resolved(context)
    }
}
