import Foundation
import ProofsheetLayout

/// A node that takes what it is offered and makes its content once its size and place are known.
final class DeferredContent: FillingBehavior {
    private let alignment: Alignment?
    private let make: (LayoutNode) -> [LayoutNode]
    private var madeFor: CGRect?

    /// Content is aligned with the whole, or stands in the top leading corner whatever its guides.
    init(_ alignment: Alignment? = nil, make: @escaping (LayoutNode) -> [LayoutNode]) {
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
            var point = CGPoint.zero
            if let alignment {
                let dimensions = child.dimensions(in: inner)
                point.x = own[alignment.horizontal.key] - dimensions[alignment.horizontal.key]
                point.y = own[alignment.vertical.key] - dimensions[alignment.vertical.key]
            }
            child.pending = LayoutNode.Placement(point: point, anchor: .topLeading, proposal: inner)
        }
    }
}
