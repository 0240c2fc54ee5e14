import Foundation
import ProofsheetLayout

/// A node that takes what it is offered and makes its content once its size and place are known.
final class DeferredContent: FillingBehavior {
    private let alignment: Alignment
    private let make: (LayoutNode) -> [LayoutNode]
    private var madeFor: CGRect?

    init(_ alignment: Alignment, make: @escaping (LayoutNode) -> [LayoutNode]) {
        self.alignment = alignment
        self.make = make
    }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        if madeFor != node.frame {
            madeFor = node.frame
            node.children = make(node)
        }
        let own = ViewDimensions(size: size)
        let inner = ProposedViewSize(size)
        for child in node.children {
            let dimensions = child.dimensions(in: inner)
            let point = CGPoint(
                x: own[alignment.horizontal.key] - dimensions[alignment.horizontal.key],
                y: own[alignment.vertical.key] - dimensions[alignment.vertical.key])
            child.pending = LayoutNode.Placement(point: point, anchor: .topLeading, proposal: inner)
        }
    }
}
