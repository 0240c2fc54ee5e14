import Foundation
import ProofsheetLayout

/// Short ways to build and arrange layout trees by hand.
enum TestTree {
    static func leaf(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
        LayoutNode(LeafBehavior { _ in CGSize(width: width, height: height) })
    }

    static func flex() -> LayoutNode { LayoutNode(LeafBehavior.greedy()) }

    static func layout(_ layout: some Layout, _ children: [LayoutNode]) -> LayoutNode {
        LayoutNode(LayoutBehavior(layout), children: children)
    }

    static func modified(_ rule: some NodeBehavior, _ child: LayoutNode) -> LayoutNode { LayoutNode(rule, children: [child]) }

    /// Arranges a node at the origin with a size in points, as a window would.
    static func arrange(_ node: LayoutNode, _ width: CGFloat, _ height: CGFloat) {
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        let root = LayoutNode(WindowRule(safeArea: EdgeInsets()), children: [node])
        root.arrange(frame, proposal: ProposedViewSize(frame.size), surroundings: Surroundings(container: frame, safe: frame))
    }

    /// The frames of a node and everything below it, in drawing order.
    static func frames(_ node: LayoutNode) -> [CGRect] {
        var result: [CGRect] = []
        var open = [node]
        while let next = open.popLast() {
            result.append(next.frame)
            open.append(contentsOf: next.children.reversed())
        }
        return result
    }
}
