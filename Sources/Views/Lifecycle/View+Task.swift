/// What a view remembers of its task from one round to the next.
private final class TaskMemory<ID: Equatable> {
    var id: ID?
    var number: Int?
}

/// Starts a task after the first layout, and anew whenever its value changes.
private nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let place = context.child(.part("task"))
        let memory = place.identity.slot(0) { TaskMemory<ID>() }
        let (session, id, priority, action) = (context.session, id, priority, action)
        return content(place).mapNodes { node in
            node.info.onArranged.append { _ in
                guard memory.id != id else { return }
                memory.id = id
                session.afterRound {
                    if let number = memory.number { session.tasks.cancel(number) }
                    memory.number = session.tasks.start(priority, action)
                }
            }
            return node
        }
    }
}

nonisolated extension View {
    /// Runs a task when the view appears; what it changes without waiting for anything outside is shown.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(id: true, priority: priority, action: action)) }

    /// Runs a task when the view appears and whenever the value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }
}
