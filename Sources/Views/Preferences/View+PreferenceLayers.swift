import ProofsheetLayout

nonisolated extension View {
    /// Draws a view over this one, made from a preference that comes up from inside.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

    /// Draws a view over this one, made from a preference that comes up from inside.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { preferenceLayer(key, alignment, isBehind: false, transform) }

    /// Draws a view behind this one, made from a preference that comes up from inside.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }

    /// Draws a view behind this one, made from a preference that comes up from inside.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { preferenceLayer(key, alignment, isBehind: true, transform) }

    // The layer is the later child, so that frames inside the view are known when it is made; depth decides what is drawn first.
    private func preferenceLayer<K: PreferenceKey, V: View>(
        _ key: K.Type, _ alignment: Alignment, isBehind: Bool, _ transform: @escaping (K.Value) -> V
    ) -> some View {
        mapNodes { node, context in
            let place = context.inside().layered.child(.part("preference"))
            let content = DeferredContent(alignment) { _ in
                let value = PreferencePass.value(key, at: node) ?? K.defaultValue
                return place.pile(transform(value).resolved(place))
            }
            let layer = LayoutNode(content, direction: context.environment.layoutDirection)
            if isBehind { layer.info[ZIndexAttribute.self] = -1 }
            let outer = context.wrap(node, LayersRule(primary: 0, alignment: .topLeading), children: [node, layer])
            return outer
        }
    }
}
