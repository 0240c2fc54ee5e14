/// The last value taken from a view's geometry.
private final class GeometryMemory<Value> {
    var value: Value?
}

nonisolated extension View {
    /// Calls an action with a value taken from the view's geometry, after the first layout and whenever it has changed.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View { onGeometryChange(for: type, of: transform) { _, new in action(new) } }

    /// Calls an action with the old and the new value taken from the view's geometry.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ListModifier { context, content in
                let place = context.child(.part("geometry"))
                let memory = place.identity.slot(0) { GeometryMemory<T>() }
                return content(place).mapNodes { node in
                    node.info.onArranged.append { node in
                        let value = transform(GeometryProxy(node: node, context: place))
                        let old = memory.value
                        guard old != value else { return }
                        memory.value = value
                        place.session.afterRound { action(old ?? value, value) }
                    }
                    return node
                }
            })
    }
}
