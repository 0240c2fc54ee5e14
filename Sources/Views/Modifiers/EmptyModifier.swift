/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: PrimitiveModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList {
        content(context)
    }
}
