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
        onArrangedValueChange("geometry", of: { transform(GeometryProxy(node: $0, context: $1)) }, action: action)
    }
}
