import Foundation

/// A node around one child: the form of every layout modifier. The child's explicit guides pass through.
package protocol UnaryBehavior: NodeBehavior {
    /// The size taken of a proposal, given the child.
    func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize

    /// What the child is proposed, and where it goes, in bounds of the given size.
    func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> LayoutNode.Placement

    /// Edges whose wishes for spacing the modifier makes plain.
    var resetEdges: Edge.Set { get }
}

extension UnaryBehavior {
    package var resetEdges: Edge.Set { [] }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        node.children.first.map { size(proposal, around: $0) } ?? .zero
    }

    package func spacing(of node: LayoutNode) -> ViewSpacing {
        (node.children.first?.spacing ?? ViewSpacing()).resetting(resetEdges)
    }

    package func isSpacing(_ node: LayoutNode) -> Bool { node.children.first.map { $0.behavior.isSpacing($0) } ?? false }

    /// The child's distances with those of the named edges made plain, but for a spacer's.
    package func framedSpacing(of node: LayoutNode, _ edges: Edge.Set) -> ViewSpacing {
        let own = node.children.first?.spacing ?? ViewSpacing()
        return isSpacing(node) ? own : own.resetting(edges)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? {
        guard let child = node.children.first else { return nil }
        let placement = placement(of: child, in: size, proposal)
        let dimensions = child.dimensions(in: placement.proposal)
        return dimensions[explicit: key].map { $0 + placement.origin(for: dimensions.size)[key.axis] }
    }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        guard let child = node.children.first else { return }
        child.pending = placement(of: child, in: size, proposal)
    }
}
