/// Several views as one, without any layout of its own; a modifier applies to each member.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func resolve(_ context: ResolveContext) -> ViewList { content.resolved(context) }
}
