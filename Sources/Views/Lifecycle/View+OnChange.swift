/// The last value of an observed expression.
private final class ChangeMemory<Value> {
    var value: Value?
}

/// Calls an action after a round in which a value is no longer what it was.
private nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let place = context.child(.part("onChange"))
        let memory = place.identity.slot(0) { ChangeMemory<Value>() }
        let old = memory.value
        memory.value = value
        if let old, old != value { schedule(old, context.session) }
        if old == nil, isInitial { schedule(value, context.session) }
        return content(place)
    }

    private func schedule(_ old: Value, _ session: Session) {
        let (value, action) = (value, action)
        session.afterRound { action(old, value) }
    }
}

nonisolated extension View {
    /// Calls an action with the old and the new value when a value has changed between two rounds.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }

    /// Calls an action when a value has changed between two rounds.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }

    /// Calls an action with the new value when a value has changed between two rounds.
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
