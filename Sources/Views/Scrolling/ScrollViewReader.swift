import Foundation
import ProofsheetLayout

/// Gives its content a proxy for scrolling.
///
/// *Differences:* a picture shows scroll views at their start, so scrolling does nothing.
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    func resolve(_ context: ResolveContext) -> ViewList {
        content(ScrollViewProxy()).resolved(context.child(.part("content")))
    }
}

/// Stands for the scroll views inside a reader.
nonisolated public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
