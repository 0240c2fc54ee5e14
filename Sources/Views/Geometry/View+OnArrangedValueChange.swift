import ProofsheetLayout

/// The last value taken from a laid-out view.
final class ArrangedValueMemory<Value> {
    var value: Value?
}

nonisolated extension View {
    /// Calls an action with a value taken from the view's node when it has its frame, at first and whenever the value has changed;
    /// the first time the old value is the new one too. Without a value nothing is told.
    func onArrangedValueChange<T: Equatable>(
        _ name: String, of value: @escaping (LayoutNode, ResolveContext) -> T?, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ListModifier { context, content in
                let place = context.child(.part(name))
                let memory = place.identity.slot(0) { ArrangedValueMemory<T>() }
                return content(place).mapNodes { node in
                    node.info.onArranged.append { node in
                        guard let value = value(node, place) else { return }
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
