/// Several views written one after the other.
nonisolated public struct TupleView<T>: View, PrimitiveView {
    public var value: T
    let children: [any View]

    public init<each Content: View>(_ value: T) where T == (repeat each Content) {
        self.value = value
        var children: [any View] = []
        for child in repeat each value { children.append(child) }
        self.children = children
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        .group(children.enumerated().map { index, child in child.resolved(context.member(.index(index))) })
    }
}
