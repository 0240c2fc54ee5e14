import Foundation
import ProofsheetDrawing
import ProofsheetLayout

extension NodeInfo {
    /// Cuts what is drawn at the node's frame.
    func clips() {
        effect = { node in
            var effect = GroupEffect()
            effect.clip = .rect(node.frame)
            return effect
        }
    }
}
