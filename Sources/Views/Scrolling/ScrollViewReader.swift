import Foundation
import ProofsheetLayout

/// Gives its content a proxy for scrolling.
///
///     ScrollViewReader { proxy in
///         ScrollView { rows }.onAppear { proxy.scrollTo("last", anchor: .bottom) }
///     }
///
/// *Differences:* the picture shows the last view that was scrolled to before it stood still.
nonisolated public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    func resolve(_ context: ResolveContext) -> ViewList {
        let wish = context.identity.child(.part("scroll")).slot(0) { ScrollWish() }
        wish.session = context.session
        var inner = context.child(.part("content"))
        if let request = wish.request { inner.environment.scrollRequest = request }
        return content(ScrollViewProxy(wish: wish)).resolved(inner)
    }
}

/// Stands for the scroll views and lists inside a reader.
nonisolated public struct ScrollViewProxy: @unchecked Sendable {
    // Written to on the thread that renders, the only one that has proxies.
    let wish: ScrollWish

    /// Scrolls so that the view with an identity shows; without an anchor no further than that takes.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { wish.show(AnyHashable(id), anchor) }
}

/// The last view that a reader's scroll views were asked to show.
final class ScrollWish {
    weak var session: Session?
    private(set) var request: ScrollRequest?
    private var last: (id: AnyHashable, anchor: UnitPoint?)?

    func show(_ id: AnyHashable, _ anchor: UnitPoint?) {
        if let last, last.id == id, last.anchor == anchor { return }
        last = (id, anchor)
        request = .view(id, anchor)
        session?.needsAnotherRound = true
    }
}
