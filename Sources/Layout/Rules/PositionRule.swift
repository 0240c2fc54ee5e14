import Foundation

/// Takes the whole proposal and centres the child, which is offered what was taken, on a point: swiftui-layout 5.
package final class PositionRule: UnaryBehavior {
    private let point: CGPoint

    /// A point in points from the top leading corner; one that is not finite counts as that corner.
    package init(_ point: CGPoint) { self.point = point.x.isFinite && point.y.isFinite ? point : .zero }

    package func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package var resetEdges: Edge.Set { .all }

    package func placement(
        of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize
    ) -> LayoutNode.Placement {
        LayoutNode.Placement(point: point, anchor: .center, proposal: ProposedViewSize(size))
    }
}
