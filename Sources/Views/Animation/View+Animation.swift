import ProofsheetLayout

/// Accepted; a still picture shows the end of every animation.
nonisolated extension View {
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    @available(iOS, deprecated: 15.0, message: "Use withAnimation or animation(_:value:) instead.")
    public func animation(_ animation: Animation?) -> some View { self }

    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: self)) }

    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View {
        self
    }

    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: self)) }

    public func contentTransition(_ transition: ContentTransition) -> some View { self }

    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }
    public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

extension Animatable {
    /// Accepted; a still picture shows the end of every animation.
    public func animation(_ animation: Animation?) -> Self { self }
}

/// A view as a modifier with a body sees it.
nonisolated public struct PlaceholderContentView<Value: View>: View, PrimitiveView {
    let content: Value

    func resolve(_ context: ResolveContext) -> ViewList { content.resolved(context) }
}

/// How the content of a view would change into another one.
public struct ContentTransition: Equatable, Sendable {
    let name: String

    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static let symbolEffect = ContentTransition(name: "symbolEffect")
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }

    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { symbolEffect }
}

/// How a pushed view would appear.
public protocol NavigationTransition {}

/// The transition of the surroundings.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    public init() {}
}

/// A transition that grows out of another view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
