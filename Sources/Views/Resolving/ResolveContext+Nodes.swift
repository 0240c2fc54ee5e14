import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension ResolveContext {
    /// The node of a primitive view.
    func node(
        _ type: String, _ behavior: any NodeBehavior, children: [LayoutNode] = [],
        configure: (NodeInfo) -> Void = { _ in }
    ) -> LayoutNode {
        let node = LayoutNode(behavior, children: children, direction: environment.layoutDirection)
        let info = NodeInfo()
        info.type = type
        info.owners = owners
        node.payload = info
        configure(info)
        return node
    }

    /// The node of a modifier around one child: it carries outwards what containers ask of the child.
    func wrap(
        _ child: LayoutNode, _ behavior: any NodeBehavior = PassThroughRule(), children: [LayoutNode]? = nil,
        configure: (NodeInfo) -> Void = { _ in }
    ) -> LayoutNode {
        let node = LayoutNode(
            behavior, children: children ?? [child], direction: environment.layoutDirection, priority: child.priority)
        node.layoutValues = child.layoutValues
        let info = NodeInfo()
        info.attributes = child.info.attributes
        if behavior is PassThroughRule { info.seen = child.info.seen.map { _ in LayoutNode.seenChild } }
        node.payload = info
        configure(info)
        return node
    }

    /// Several nodes as one: themselves if there is just one, else a column with default spacing (swiftui-layout 5), or a pile.
    func single(_ list: ViewList, as root: ImplicitRoot = .column) -> LayoutNode {
        let nodes = list.realized
        if nodes.count == 1 { return nodes[0] }
        return LayoutNode(root.behavior, children: nodes, direction: environment.layoutDirection)
    }

    /// What a modifier changes: outside of containers several views as one (swiftui-layout 5), inside each on its own.
    func rooted(_ list: ViewList) -> ViewList {
        guard let implicitRoot else { return list }
        let nodes = list.realized
        return .nodes(nodes.count > 1 ? [single(.nodes(nodes), as: implicitRoot)] : nodes)
    }

    /// Several layers over each other as one pile around their middles; none and a single one as they are.
    func pile(_ list: ViewList) -> [LayoutNode] {
        let nodes = list.realized
        return nodes.count > 1 ? [single(.nodes(nodes), as: .pile)] : nodes
    }
}
