import Foundation

extension Alignment {
    /// Puts a child so that its guides fall on those of the bounds.
    package func placement(
        of child: LayoutNode, _ childProposal: ProposedViewSize, in size: CGSize
    ) -> LayoutNode.Placement {
        let bounds = ViewDimensions(size: size)
        let dimensions = child.dimensions(in: childProposal)
        let point = CGPoint(
            x: bounds[horizontal.key] - dimensions[horizontal.key],
            y: bounds[vertical.key] - dimensions[vertical.key])
        return LayoutNode.Placement(point: point, anchor: .topLeading, proposal: childProposal)
    }
}
