/// A view that shows nothing and takes no part in layout.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
    public init() {}

    func resolve(_ context: ResolveContext) -> ViewList { .empty }
}
