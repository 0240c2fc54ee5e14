import ProofsheetLayout

/// What a view resolves to inside its container: any number of nodes, some of which are made only when asked for.
indirect enum ViewList {
    case nodes([LayoutNode])
    case group([ViewList])
    case lazy(LazyViews)
    case section(SectionViews)
    case row(RowViews)

    static var empty: ViewList { .nodes([]) }

    /// All nodes, with sections taken apart into header, content and footer.
    var realized: [LayoutNode] {
        switch self {
        case .nodes(let nodes): nodes
        case .group(let lists): lists.flatMap(\.realized)
        case .lazy(let views): (0..<views.count).flatMap { views.make($0).realized }
        case .section(let section):
            section.header.realized + section.content.realized + section.footer.realized
        case .row(let row): [row.node]
        }
    }

    /// The same list with every node replaced as it comes into being; headers and footers of sections only where asked.
    func mapNodes(titles: Bool = false, _ transform: @escaping (LayoutNode) -> LayoutNode) -> ViewList {
        switch self {
        case .nodes(let nodes): .nodes(nodes.map(transform))
        case .group(let lists): .group(lists.map { $0.mapNodes(titles: titles, transform) })
        case .lazy(let views):
            .lazy(LazyViews(count: views.count, find: views.find) { views.make($0).mapNodes(titles: titles, transform) })
        case .section(let section):
            .section(
                SectionViews(
                    header: titles ? section.header.mapNodes(transform) : section.header,
                    content: section.content.mapNodes(titles: titles, transform),
                    footer: titles ? section.footer.mapNodes(transform) : section.footer, identity: section.identity))
        case .row(let row): .row(RowViews(cells: row.cells.mapNodes(transform), make: row.make))
        }
    }

    /// The list's leaves in order without realizing lazy ones: single nodes, or one element of a lazy run at a time.
    func forEachNode(while goOn: (LayoutNode) -> Bool) -> Bool {
        switch self {
        case .nodes(let nodes): nodes.allSatisfy(goOn)
        case .group(let lists): lists.allSatisfy { $0.forEachNode(while: goOn) }
        case .lazy(let views): (0..<views.count).allSatisfy { views.make($0).forEachNode(while: goOn) }
        case .section(let section):
            section.header.forEachNode(while: goOn) && section.content.forEachNode(while: goOn)
                && section.footer.forEachNode(while: goOn)
        case .row(let row): goOn(row.node)
        }
    }
}

/// Views of a known number that are made one by one.
struct LazyViews {
    let count: Int
    /// The number of the view with an identity, nil where there is none or views have no identities of their own.
    var find: (AnyHashable) -> Int? = { _ in nil }
    let make: (Int) -> ViewList
}

/// The cells of a grid's row: a modifier around the row is one on each of them, and the grid sees one node.
struct RowViews {
    let cells: ViewList
    let make: ([LayoutNode]) -> LayoutNode

    var node: LayoutNode { make(cells.realized) }
}

/// A section's three parts, which a list arranges in its own way.
final class SectionViews {
    let header, content, footer: ViewList
    let identity: Identity

    init(header: ViewList, content: ViewList, footer: ViewList, identity: Identity) {
        self.header = header
        self.content = content
        self.footer = footer
        self.identity = identity
    }
}
