import Foundation

/// The frames that views lend to others, in points of the cell; what one round has found is known in the next.
final class MatchedFrames {
    struct Name: Hashable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }

    private var known: [Name: CGRect] = [:]
    private var lent: [Name: CGRect] = [:]

    /// The frame of that name in the round before.
    func frame(_ name: Name) -> CGRect? { known[name] }

    /// The frame of that name in this round, once everything has its place.
    func lent(_ name: Name) -> CGRect? { lent[name] }

    func lend(_ frame: CGRect, by name: Name) {
        if lent[name] == nil { lent[name] = frame }
    }

    func beginRound() {
        known = lent
        lent = [:]
    }
}
