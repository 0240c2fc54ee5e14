/// A subscription that lasts as long as its view, with the newest action.
private final class ReceiveMemory<Output> {
    var token: AnyCancellable?
    var action: (Output) -> Void = { _ in }
}

/// Listens to a publisher from the first layout on.
private nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let place = context.child(.part("onReceive"))
        let memory = place.identity.slot(0) { ReceiveMemory<P.Output>() }
        memory.action = action
        let publisher = publisher
        return content(place).mapNodes { node in
            node.info.onArranged.append { _ in
                guard memory.token == nil else { return }
                memory.token = publisher.sink { [unowned memory] in memory.action($0) }
            }
            return node
        }
    }
}

nonisolated extension View {
    /// Calls an action for every value of a publisher, from the first layout on.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
