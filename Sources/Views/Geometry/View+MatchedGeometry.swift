import Foundation
import ProofsheetLayout

/// Which parts of a frame two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated extension View {
    /// Lends the view's frame to views of the same name that are no sources, or borrows it from the one that is.
    ///
    ///     Capsule().matchedGeometryEffect(id: selection, in: names, isSource: false)
    ///
    /// Borrowed sizes are offered, borrowed places hold for the anchor; the room that the view takes among its neighbours stays its own.
    /// Of several sources of one name the first counts.
    ///
    /// *Differences:* nothing moves from an old frame to a new one.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View {
        mapNodes { node, context in
            let session = context.session
            let name = MatchedFrames.Name(namespace: namespace, id: id)
            guard !isSource else {
                node.info.onArranged.append { session.matchedFrames.lend(SeenPlace.cell.rect($0.frame, beside: $0), by: name) }
                return node
            }
            let borrowed = session.matchedFrames.frame(name)
            return context.wrap(node, BorrowedFrameRule(borrowed, properties, anchor)) { info in
                info.onArranged.append { _ in
                    session.afterRound {
                        if session.matchedFrames.lent(name) != borrowed { session.needsAnotherRound = true }
                    }
                }
            }
        }
    }
}
