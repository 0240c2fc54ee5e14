import Foundation

/// What a node of the layout tree does with proposals and with its children; it sees only numbers.
package protocol NodeBehavior: AnyObject {
    /// The size in points taken of a proposal without negative lengths.
    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize

    /// The distances the node would like to keep from its neighbours.
    func spacing(of node: LayoutNode) -> ViewSpacing

    /// Whether the distances are those of a spacer, which frames leave as they are.
    func isSpacing(_ node: LayoutNode) -> Bool

    /// The guide's coordinate where the view or its content sets it, nil for the default.
    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat?

    /// Gives every child a pending place in (0, 0, size), left to right whatever the direction; may make children first.
    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize)

    /// What the children see of safe area and container, given what the node itself sees; its frame is known.
    func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings

    /// Drops what was worked out from the children, because they or what they stand for have changed.
    func forget()
}

extension NodeBehavior {
    package func surroundings(for node: LayoutNode, _ own: Surroundings) -> Surroundings { own }

    package func forget() {}

    package func isSpacing(_ node: LayoutNode) -> Bool { false }
}
