import ProofsheetLayout

/// Views that are taken apart and put together by a root, as packages do that are older than `Group(subviews:)`.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias Children = _VariadicView_Children

    /// A root and the content whose parts it is handed.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
    }
}

/// What puts parts together.
public protocol _VariadicView_Root {}

/// What makes a view of parts.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

nonisolated extension _VariadicView_ViewRoot {
    func body(of children: _VariadicView.Children) -> Body {
        MainThread.run((self, children)) { $0.0.body(children: $0.1) }
    }
}

extension _VariadicView.Tree: View, PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    func resolve(_ context: ResolveContext) -> ViewList {
        let identity = context.identity.child(.type(ObjectIdentifier(Root.self)))
        let children = _VariadicView.Children(subviews: SubviewSource(content, context).subviews(in: context))
        let body = context.session.evaluate(root, identity: identity, environment: context.environment) {
            $0.body(of: children)
        }
        var inner = context
        inner.identity = identity.child(.part("body"))
        return body.resolved(inner)
    }
}
