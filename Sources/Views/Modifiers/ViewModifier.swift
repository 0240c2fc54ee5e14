/// A change that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

nonisolated extension ViewModifier {
    /// The body, evaluated from the engine.
    func body(around content: Content) -> Body {
        MainThread.run((self, content)) { $0.0.body(content: $0.1) }
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier; its body is never asked for")
    }
}

/// The view that a modifier is applied to, as the modifier sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    let resolveContent: (ResolveContext) -> ViewList

    func resolve(_ context: ResolveContext) -> ViewList { resolveContent(context) }
}

/// A modifier that the engine knows how to resolve; it has no body.
protocol PrimitiveModifier: ViewModifier where Body == Never {
    nonisolated func resolve(_ context: ResolveContext, content: (ResolveContext) -> ViewList) -> ViewList
}

/// A view with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    func resolve(_ context: ResolveContext) -> ViewList { modifier.applied(to: ViewResolver(content), context) }
}

/// A view as the thing that resolves it, so that modifiers need not know its type.
struct ViewResolver {
    let resolve: (ResolveContext) -> ViewList

    init<V: View>(_ view: V) { resolve = { view.resolved($0) } }
}

nonisolated extension ViewModifier {
    /// The content changed by the modifier: primitives know how, the others through their bodies.
    func applied(to content: ViewResolver, _ context: ResolveContext) -> ViewList {
        if let primitive = self as? any PrimitiveModifier {
            return primitive.resolve(context) { $0.rooted(content.resolve($0)) }
        }
        if let effect = self as? any GeometryEffect {
            return effect.applied(to: context.rooted(content.resolve(context)), context)
        }
        let identity = context.identity.child(.type(ObjectIdentifier(Self.self)))
        var inner = context
        inner.identity = identity.child(.part("body"))
        let contentIdentity = identity.child(.part("content"))
        let placeholder = Content { place in
            var place = place
            place.identity = contentIdentity
            return content.resolve(place)
        }
        let body = context.session.evaluate(self, identity: identity, environment: context.environment) {
            $0.body(around: placeholder)
        }
        return body.resolved(inner)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
