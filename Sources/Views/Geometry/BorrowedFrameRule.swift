import Foundation
import ProofsheetLayout

/// Takes what its child takes, and puts the child where another view is seen.
final class BorrowedFrameRule: UnaryBehavior {
    private let frame: CGRect?
    private let properties: MatchedGeometryProperties
    private let anchor: UnitPoint

    /// With the other view's frame in points of the cell; without one the child stays where it is.
    init(_ frame: CGRect?, _ properties: MatchedGeometryProperties, _ anchor: UnitPoint) {
        self.frame = frame
        self.properties = properties
        self.anchor = anchor
    }

    func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { child.sizeThatFits(proposal) }

    func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> LayoutNode.Placement {
        LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: proposal)
    }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        guard let child = node.children.first else { return }
        guard let frame else { return child.pending = placement(of: child, in: size, proposal) }
        let other = SeenPlace(node).rect(frame)
        var area = properties.contains(.position) ? other : CGRect(origin: .zero, size: size)
        if node.direction == .rightToLeft { area.origin.x = size.width - area.maxX }
        child.pending = LayoutNode.Placement(
            point: CGPoint(x: area.minX + anchor.x * area.width, y: area.minY + anchor.y * area.height), anchor: anchor,
            proposal: properties.contains(.size) ? ProposedViewSize(other.size) : proposal)
    }
}
