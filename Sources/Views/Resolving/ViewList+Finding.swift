import ProofsheetLayout

extension ViewList {
    /// The same list, each of whose lazy views is made once, however often it is asked for.
    var remembering: ViewList {
        switch self {
        case .nodes, .row: self
        case .group(let lists): .group(lists.map(\.remembering))
        case .lazy(let views): .lazy(views.remembering)
        case .section(let section):
            .section(
                SectionViews(
                    header: section.header.remembering, content: section.content.remembering, footer: section.footer.remembering,
                    identity: section.identity))
        }
    }

    /// What the element of a loop with an identity makes, nil where no loop has one.
    func element(_ id: AnyHashable) -> ViewList? {
        switch self {
        case .nodes, .row: nil
        case .group(let lists): lists.lazy.compactMap { $0.element(id) }.first
        case .lazy(let views): views.find(id).map(views.make)
        case .section(let section): section.content.element(id)
        }
    }

    /// Whether a view in the list is known by an identity; in long lazy runs only the identities of elements count.
    func holds(_ id: AnyHashable) -> Bool {
        switch self {
        case .nodes(let nodes): nodes.contains { $0.holds(id) }
        case .group(let lists): lists.contains { $0.holds(id) }
        case .lazy(let views): views.index(of: id) != nil
        case .section(let section): section.header.holds(id) || section.content.holds(id) || section.footer.holds(id)
        case .row(let row): row.cells.holds(id)
        }
    }
}

extension LazyViews {
    /// The longest run whose views are made to find one of them by what stands in it [assumed].
    private static let mostSearched = 1000

    private final class Made {
        var lists: [Int: ViewList] = [:]
    }

    fileprivate var remembering: LazyViews {
        let (made, views) = (Made(), self)
        return LazyViews(count: count, find: find) { index in
            if let list = made.lists[index] { return list }
            let list = views.make(index).remembering
            made.lists[index] = list
            return list
        }
    }

    /// The number of the element that has an identity, or that holds a view with it.
    func index(of id: AnyHashable) -> Int? {
        if let index = find(id) { return index }
        return count <= Self.mostSearched ? (0..<count).first { make($0).holds(id) } : nil
    }
}

extension LayoutNode {
    /// Whether the view, or one in it, is known by an identity.
    func holds(_ id: AnyHashable) -> Bool { first { $0.info.ids.contains(id) } != nil }
}
