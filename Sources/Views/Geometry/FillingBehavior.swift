import Foundation
import ProofsheetLayout

/// A node that takes what it is offered, whatever is in it, and asks for no distance and gives no guides of its own.
protocol FillingBehavior: NodeBehavior {}

extension FillingBehavior {
    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }
}
