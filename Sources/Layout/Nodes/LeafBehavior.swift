import Foundation

/// A node without children that is measured through closures.
package final class LeafBehavior: NodeBehavior {
    private let measure: (ProposedViewSize) -> CGSize
    private let ownSpacing: ViewSpacing
    private let alignment: (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?

    /// A leaf by its distances, its explicit guides and its answer to a proposal, all in points.
    package init(
        spacing: ViewSpacing = ViewSpacing(),
        alignment: @escaping (AlignmentKey, CGSize, ProposedViewSize) -> CGFloat? = { _, _, _ in nil },
        measure: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.measure = measure
        self.ownSpacing = spacing
        self.alignment = alignment
    }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { measure(proposal) }

    package func spacing(of node: LayoutNode) -> ViewSpacing { ownSpacing }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { alignment(key, size, proposal) }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {}

    /// Takes the whole proposal; 10 points where there is none: swiftui-layout 1.
    package static func greedy() -> LeafBehavior { LeafBehavior { $0.replacingUnspecifiedDimensions() } }
}
