import Foundation
import ProofsheetLayout
import Testing

@Suite struct LayoutNodeTests {
    @Test("a size is worked out once per proposal")
    func memory() {
        let leaf = RecordingLeaf()
        let node = leaf.node()
        for _ in 0..<3 {
            _ = node.sizeThatFits(.zero)
            _ = node.sizeThatFits(.unspecified)
        }
        #expect(leaf.proposals == [.zero, .unspecified])
    }

    @Test("proposals without sense are asked as 0")
    func sanitized() {
        let leaf = RecordingLeaf()
        let node = leaf.node()
        _ = node.sizeThatFits(ProposedViewSize(width: -5, height: .nan))
        _ = node.sizeThatFits(ProposedViewSize(width: -.infinity, height: -0.0))
        #expect(leaf.proposals == [.zero])
    }

    @Test("laying out a second time measures nothing again")
    func secondTime() {
        let leaf = RecordingLeaf()
        let stack = TestTree.layout(VStackLayout(), [leaf.node(), TestTree.leaf(10, 10)])
        TestTree.arrange(stack, 100, 100)
        let count = leaf.proposals.count
        TestTree.arrange(stack, 100, 100)
        #expect(leaf.proposals.count == count)
    }

    @Test("forgotten sizes are measured again")
    func forgotten() {
        let leaf = RecordingLeaf()
        let stack = TestTree.layout(VStackLayout(), [leaf.node()])
        _ = stack.sizeThatFits(.unspecified)
        stack.forgetSizes()
        _ = stack.sizeThatFits(.unspecified)
        #expect(leaf.proposals == [.unspecified, .unspecified])
    }

    @Test("a leaf under ten stacks of alternating axes is measured a bounded number of times")
    func nested() {
        let leaf = RecordingLeaf()
        var node = leaf.node()
        for level in 0..<10 {
            node =
                level.isMultiple(of: 2)
                ? TestTree.layout(HStackLayout(), [node, TestTree.leaf(3, 3)])
                : TestTree.layout(VStackLayout(), [node, TestTree.leaf(3, 3)])
        }
        TestTree.arrange(node, 300, 300)
        // Each axis is asked for 0, infinity, a share, and a share of these from above.
        #expect(leaf.proposals.count <= 64)
        #expect(Set(leaf.proposals).count == leaf.proposals.count)
    }

    @Test("a guide under forty frames is worked out once per proposal")
    func nestedGuides() {
        var count = 0
        var node = TestTree.modified(
            AlignmentGuideRule(VerticalAlignment.firstTextBaseline.key) { _ in
                count += 1
                return 3
            }, TestTree.leaf(10, 10))
        for _ in 0..<40 { node = TestTree.modified(FixedFrameRule(width: nil, height: 10, alignment: .center), node) }
        #expect(node.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 3)
        #expect(count == 1)
    }

    @Test("a view without end gets what its container has, and shares that out")
    func endless() {
        let (inner, half) = (TestTree.flex(), TestTree.flex())
        let row = TestTree.layout(HStackLayout(spacing: 0), [inner, half])
        let probe = LayoutNode(EndlessOffer(), children: [row])
        TestTree.arrange(probe, 80, 40)
        #expect(row.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(half.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
    }

    /// Takes the proposal and offers its child infinity.
    private final class EndlessOffer: UnaryBehavior {
        func size(_ proposal: ProposedViewSize, around child: LayoutNode) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placement(of child: LayoutNode, in size: CGSize, _ proposal: ProposedViewSize) -> LayoutNode.Placement {
            LayoutNode.Placement(point: .zero, anchor: .topLeading, proposal: .infinity)
        }
    }

    @Test("the same tree laid out again after a change of the safe area follows it")
    func safeAreaAgain() {
        let colour = TestTree.flex()
        let node = TestTree.modified(SafeAreaIgnoringRule(.all, tolerance: 0.5), colour)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        for (top, bottom) in [(20.0, 10.0), (0, 0), (44, 34)] {
            let root = LayoutNode(WindowRule(safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)), children: [node])
            root.arrange(frame, proposal: ProposedViewSize(frame.size), surroundings: Surroundings(container: frame, safe: frame))
            #expect(colour.frame == frame)
            #expect(node.frame == CGRect(x: 0, y: top, width: 100, height: 200 - top - bottom))
        }
    }

    @Test("growth into the unsafe area does not reach the guides")
    func guidesDoNotGrow() {
        let text = TestTree.modified(AlignmentGuideRule(VerticalAlignment.firstTextBaseline.key) { _ in 7 }, TestTree.flex())
        let node = TestTree.modified(SafeAreaIgnoringRule(.all, tolerance: 0.5), text)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        let root = LayoutNode(WindowRule(safeArea: EdgeInsets(20, on: .top)), children: [node])
        root.arrange(frame, proposal: ProposedViewSize(frame.size), surroundings: Surroundings(container: frame, safe: frame))
        #expect(node.dimensions(in: ProposedViewSize(width: 100, height: 90))[VerticalAlignment.firstTextBaseline] == 7)
    }
}
