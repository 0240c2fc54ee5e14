/// A part of a user interface, described by other views.
///
/// *Differences:* a picture shows the view after `onAppear`, preferences and state have settled.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no value, so nobody can ask for its body") }
}

/// A view that the engine knows how to resolve; it has no body.
protocol PrimitiveView: View where Body == Never {
    nonisolated func resolve(_ context: ResolveContext) -> ViewList
}

extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive view; its body is never asked for") }
}
