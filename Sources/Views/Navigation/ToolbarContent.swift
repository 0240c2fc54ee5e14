import Foundation
import ProofsheetLayout

/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

/// Items of a toolbar that people may rearrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Items that the engine knows how to place.
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {
    nonisolated func items(_ context: ResolveContext) -> [BarContent.Item]
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is a primitive toolbar item; its body is never asked for") }
}

nonisolated extension ToolbarContent {
    /// The items of any content: primitives know them, the others through their bodies.
    func resolvedItems(_ context: ResolveContext) -> [BarContent.Item] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.items(context) }
        var inner = context
        inner.identity = context.identity.child(.type(ObjectIdentifier(Self.self)))
        let body = context.session.evaluate(self, identity: inner.identity, environment: context.environment) {
            MainThread.run($0) { $0.body }
        }
        return body.resolvedItems(inner)
    }
}

/// Turns the statements of a closure into items of a toolbar.
@resultBuilder public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some CustomizableToolbarContent {
        var parts: [any ToolbarContent] = []
        for part in repeat each content { parts.append(part) }
        return ToolbarParts(parts: parts)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some CustomizableToolbarContent {
        ToolbarParts(parts: content.map { [$0] } ?? [])
    }

    public static func buildEither<Content: ToolbarContent>(first: Content) -> ToolbarParts { ToolbarParts(parts: [first]) }

    public static func buildEither<Content: ToolbarContent>(second: Content) -> ToolbarParts { ToolbarParts(parts: [second]) }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some CustomizableToolbarContent {
        ToolbarParts(parts: [content])
    }
}

/// Several items one after the other.
nonisolated public struct ToolbarParts: PrimitiveToolbarContent {
    let parts: [any ToolbarContent]

    func items(_ context: ResolveContext) -> [BarContent.Item] {
        parts.enumerated().flatMap { index, part in part.resolvedItems(context.child(.index(index))) }
    }
}
