import ProofsheetLayout

/// What is presented over the whole picture in this round, in the order in which it was found.
final class Presentations {
    private var all: [(owner: Identity, make: (ResolveContext) -> [LayoutNode])] = []

    /// Whether something presented shows the picture further back.
    var pushesBack = false

    func removeAll() {
        all = []
        pushesBack = false
    }

    /// Presents something over the picture; a second one of the same owner takes the place of the first.
    func present(_ owner: Identity, _ make: @escaping (ResolveContext) -> [LayoutNode]) {
        if let index = all.firstIndex(where: { $0.owner === owner }) {
            all[index] = (owner, make)
        } else {
            all.append((owner, make))
        }
    }

    func nodes(_ context: ResolveContext) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        var next = 0
        while next < all.count {
            let presentation = all[next]
            var place = context
            place.identity = presentation.owner.child(.part("presented"))
            nodes += presentation.make(place)
            next += 1
        }
        return nodes
    }
}
