/// A view whose type is not part of the type around it.
nonisolated public struct AnyView: View, PrimitiveView {
    let content: any View

    public init<V: View>(_ view: V) { content = view }

    public init<V: View>(erasing view: V) { content = view }

    func resolve(_ context: ResolveContext) -> ViewList {
        context.session.meetVariableViews()
        return content.resolved(context.child(.type(ObjectIdentifier(type(of: content)))))
    }
}
