import ProofsheetLayout

/// One of the views that a view comes to, as a view of its own.
///
/// Takes the environment of the place it is put into, as if it had been written there.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
    /// What tells a subview from its neighbours.
    public struct ID: Hashable {
        let place: [Int]
        let element: AnyHashable?
    }

    public let id: ID
    public let containerValues: ContainerValues
    private let source: SubviewSource

    init(_ node: LayoutNode, at place: [Int], of source: SubviewSource) {
        id = ID(place: place, element: node.info.ids.last)
        containerValues = ContainerValues.of(node)
        self.source = source
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        source.list(in: context).leaf(at: id.place[...]).map { .nodes([$0]) } ?? .empty
    }
}

/// A view whose parts are taken out one by one, with the identity that keeps their state.
struct SubviewSource {
    let view: any View
    let identity: Identity

    init(_ view: any View, _ context: ResolveContext) {
        self.view = view
        identity = context.member(.part("subviews")).identity
    }

    /// The view's parts in the environment of a place.
    func list(in context: ResolveContext) -> ViewList {
        var inner = context.member(.part("subviews"))
        inner.identity = identity
        return view.resolved(inner)
    }

    /// All parts of the view in order.
    func subviews(in context: ResolveContext) -> SubviewsCollection {
        SubviewsCollection(list(in: context).leaves(under: []).map { Subview($0.node, at: $0.place, of: self) })
    }
}

extension ViewList {
    /// The nodes in order, each with the way to it.
    func leaves(under place: [Int]) -> [(node: LayoutNode, place: [Int])] {
        switch self {
        case .nodes(let nodes): nodes.enumerated().map { ($1, place + [$0]) }
        case .group(let lists): lists.enumerated().flatMap { $1.leaves(under: place + [$0]) }
        case .lazy(let views): (0..<views.count).flatMap { views.make($0).leaves(under: place + [$0]) }
        case .section(let section):
            section.parts.enumerated().flatMap { $1.leaves(under: place + [$0]) }
        case .row(let row): [(row.node, place)]
        }
    }

    /// The node at the end of a way; elements of loops that are not on it are not made.
    func leaf(at place: ArraySlice<Int>) -> LayoutNode? {
        func member(of lists: [ViewList]) -> LayoutNode? {
            guard let step = place.first, lists.indices.contains(step) else { return nil }
            return lists[step].leaf(at: place.dropFirst())
        }
        switch self {
        case .nodes(let nodes): return place.first.flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
        case .group(let lists): return member(of: lists)
        case .section(let section): return member(of: section.parts)
        case .lazy(let views):
            guard let step = place.first, step < views.count else { return nil }
            return views.make(step).leaf(at: place.dropFirst())
        case .row(let row): return row.node
        }
    }
}

extension SectionViews {
    /// Header, content and footer.
    var parts: [ViewList] { [header, content, footer] }
}
