import ProofsheetLayout

/// A modifier that wraps every node of its content on its own, as modifiers of a `Group` do.
nonisolated struct NodeModifier: PrimitiveModifier {
    let transform: (LayoutNode, ResolveContext) -> LayoutNode

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        let transform = transform
        return content(context).mapNodes { transform($0, context) }
    }
}

/// A modifier that changes the context its content is resolved with, and makes no node.
nonisolated struct ContextModifier: PrimitiveModifier {
    let change: (inout ResolveContext) -> Void

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        var inner = context
        change(&inner)
        return content(inner)
    }
}

/// A modifier that turns its whole content into one list in any way it likes.
nonisolated struct ListModifier: PrimitiveModifier {
    let transform: (ResolveContext, (ResolveContext) -> ViewList) -> ViewList

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        transform(context, content)
    }
}

nonisolated extension View {
    /// Wraps every node of the view.
    func mapNodes(_ transform: @escaping (LayoutNode, ResolveContext) -> LayoutNode) -> some View {
        modifier(NodeModifier(transform: transform))
    }

    /// Changes what the view is resolved with.
    func mapContext(_ change: @escaping (inout ResolveContext) -> Void) -> some View {
        modifier(ContextModifier(change: change))
    }
}
