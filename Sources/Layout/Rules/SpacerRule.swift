import Foundation

/// Room that a stack gives away last: greedy along the stack, nothing across it.
package final class SpacerRule: NodeBehavior {
    /// Spacers are served after everything else in a stack, and a pile takes no notice of them: swiftui-layout 2.1 and 4.
    package static let priority = -Double.infinity

    private let axis: Axis?
    private let least: CGFloat

    /// Greedy along an axis, or along both without one; the least length is in points, 8 where it is no number.
    package init(axis: Axis?, minLength: CGFloat?) {
        self.axis = axis
        least = max(0, minLength.flatMap { $0.isFinite ? $0 : nil } ?? 8)
    }

    package func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        func along(_ length: CGFloat?) -> CGFloat { max(length ?? least, least) }
        switch axis {
        case .horizontal: return CGSize(width: along(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: along(proposal.height))
        case nil: return CGSize(width: along(proposal.width), height: along(proposal.height))
        }
    }

    // Along its axis it keeps no distance; of its cross edges it says nothing.
    package func spacing(of node: LayoutNode) -> ViewSpacing {
        let none = EdgeSpacing.none
        let nothing = EdgeSpacing()
        switch axis {
        case .horizontal: return ViewSpacing(top: nothing, leading: none, bottom: nothing, trailing: none)
        case .vertical: return ViewSpacing(top: none, leading: nothing, bottom: none, trailing: nothing)
        case nil: return .zero
        }
    }

    package func isSpacing(_ node: LayoutNode) -> Bool { true }

    package func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    package func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {}
}
