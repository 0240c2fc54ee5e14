import Foundation

/// Room that a stack gives away last: greedy along the stack, nothing across it.
package enum SpacerRule {
    /// Spacers are served after everything else: swiftui-layout 2.1.
    package static let priority = -Double.infinity

    /// The node of a spacer; without an axis it is greedy along both.
    package static func behavior(axis: Axis?, minLength: CGFloat?) -> LeafBehavior {
        let least = max(0, minLength.flatMap { $0.isFinite ? $0 : nil } ?? 8)
        return LeafBehavior(spacing: .zero) { proposal in
            func along(_ length: CGFloat?) -> CGFloat { max(length ?? least, least) }
            switch axis {
            case .horizontal: return CGSize(width: along(proposal.width), height: 0)
            case .vertical: return CGSize(width: 0, height: along(proposal.height))
            case nil: return CGSize(width: along(proposal.width), height: along(proposal.height))
            }
        }
    }
}
