import Foundation
import ProofsheetLayout

/// A leaf that remembers every proposal it was measured with.
final class RecordingLeaf {
    private(set) var proposals: [ProposedViewSize] = []
    private let answer: (ProposedViewSize) -> CGSize

    init(_ answer: @escaping (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }) { self.answer = answer }

    func node() -> LayoutNode {
        LayoutNode(
            LeafBehavior { [self] proposal in
                proposals.append(proposal)
                return answer(proposal)
            })
    }
}
