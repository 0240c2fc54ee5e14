import ProofsheetLayout

/// The last value of an observed preference.
private final class PreferenceMemory<Value> {
    var value: Value?
}

nonisolated extension View {
    /// Calls an action with the value that comes up from inside, after the first layout and whenever it has changed.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(
            ListModifier { context, content in
                let place = context.child(.part("onPreferenceChange"))
                let memory = place.identity.slot(0) { PreferenceMemory<K.Value>() }
                let list = content(place)
                return list.watchingPreference(key, place.session) { value in
                    guard memory.value != value else { return }
                    memory.value = value
                    action(value)
                }
            })
    }
}

extension ViewList {
    /// Collects a preference over all nodes made of the list, once per round, after layout.
    func watchingPreference<K: PreferenceKey>(
        _ key: K.Type, _ session: Session, _ receive: @escaping (K.Value) -> Void
    ) -> ViewList {
        let round = PreferenceRound()
        return mapNodes { node in
            node.info.onArranged.append { node in
                round.nodes.append(node)
                guard round.nodes.count == 1 else { return }
                session.afterRound {
                    receive(PreferencePass.combine(key, round.nodes) ?? K.defaultValue)
                    round.nodes = []
                }
            }
            return node
        }
    }
}

/// The nodes that one observer sees in a round.
private final class PreferenceRound {
    var nodes: [LayoutNode] = []
}
