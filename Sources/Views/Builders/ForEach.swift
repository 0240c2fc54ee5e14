import Foundation

/// A view for each element of a collection, made when a container asks for it.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let collection = data.wrappedValue
        self.init(
            data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
            content: { content(data.element(at: $0.0)) }, id: { $0.1 })
    }

    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }

}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    func resolve(_ context: ResolveContext) -> ViewList {
        context.session.meetVariableViews()
        let data = ((data as? any LateElements)?.found(in: context) as? Data) ?? data
        let (content, id) = (content, id)
        return .lazy(
            LazyViews(count: data.count, find: { Self.offset(of: $0, in: data, id) }) { offset in
                let element = data[data.index(data.startIndex, offsetBy: offset)]
                let key = AnyHashable(id(element))
                return content(element).resolved(context.member(.id(key)).appending(.element(key))).mapNodes { node in
                    node.info.ids.append(key)
                    return node
                }
            })
    }

    private static func offset(of key: AnyHashable, in data: Data, _ id: (Data.Element) -> ID) -> Int? {
        guard let key = key.base as? ID, let index = data.firstIndex(where: { id($0) == key }) else { return nil }
        return data.distance(from: data.startIndex, to: index)
    }
}
