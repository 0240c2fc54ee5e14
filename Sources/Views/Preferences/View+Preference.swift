import ProofsheetLayout

nonisolated extension View {
    /// Hands a value up to the views around.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        settingPreference(key) { _, _ in value }
    }

    /// Changes the value that comes up from inside; the default value where nothing inside sets one.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        settingPreference(key) { below, _ in
            var value = below ?? K.defaultValue
            callback(&value)
            return value
        }
    }

    /// Hands up a value that knows the place of the view.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { settingPreference(key) { _, node in transform(Anchor(value.value(node))) } }

    /// Changes the value that comes up from inside with the place of the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        settingPreference(key) { below, node in
            var result = below ?? K.defaultValue
            transform(&result, Anchor(value.value(node)))
            return result
        }
    }

    /// Notes a step in the flow of a preference at every node of the view.
    func settingPreference<K: PreferenceKey>(
        _ key: K.Type, _ change: @escaping (K.Value?, LayoutNode) -> K.Value
    ) -> some View {
        mapNodes { node, context in
            node.info.preferences.append(
                PreferenceEntry(key: ObjectIdentifier(key)) { change($0 as? K.Value, $1) })
            return node
        }
    }
}
