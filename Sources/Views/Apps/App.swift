/// An app: accepted so that files with one compile; previews are drawn, apps are not.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Does nothing.
    @MainActor @preconcurrency public static func main() {}
}

/// A part of an app with windows; never drawn.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive scene; its body is never asked for") }
}

/// Scenes or changes of scenes of which nothing is kept.
nonisolated public struct AcceptedScene: Scene {
    public typealias Body = Never

    init() {}
}

/// Turns the statements of an app's body into one scene.
@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> AcceptedScene { AcceptedScene() }
    public static func buildOptional(_ scene: (any Scene)?) -> AcceptedScene { AcceptedScene() }
    public static func buildLimitedAvailability(_ scene: some Scene) -> AcceptedScene { AcceptedScene() }
}
