import Foundation
import ProofsheetLayout
import Testing

@Suite struct StackRuleTests {
    @Test("children are measured at 0, at infinity and with their share")
    func probes() {
        let leaf = RecordingLeaf()
        let stack = TestTree.layout(HStackLayout(spacing: 0), [leaf.node(), TestTree.leaf(30, 10)])
        _ = stack.sizeThatFits(ProposedViewSize(width: 100, height: 20))
        #expect(
            leaf.proposals == [
                ProposedViewSize(width: 0, height: 20), ProposedViewSize(width: .infinity, height: 20),
                ProposedViewSize(width: 70, height: 20),
            ])
    }

    @Test("without a length along the stack the children get none either")
    func ideal() {
        let leaf = RecordingLeaf()
        let stack = TestTree.layout(VStackLayout(spacing: 0), [leaf.node()])
        _ = stack.sizeThatFits(ProposedViewSize(width: 40, height: nil))
        #expect(leaf.proposals == [ProposedViewSize(width: 40, height: nil)])
    }

    // stackotter/swiftui-layout-edge-cases: claims 85, overflows to about 122 when it gets them.
    @Test("a column of least height 85 takes 122.5 of 85 and 100 of 100 with the first at 20")
    func oddity() {
        func column() -> LayoutNode {
            let first = FlexibleFrameRule(
                horizontal: .init(min: nil, ideal: nil, max: nil), vertical: .init(min: 5, ideal: nil, max: 100), alignment: .center)
            let second = FlexibleFrameRule(
                horizontal: .init(min: nil, ideal: nil, max: nil), vertical: .init(min: 80, ideal: nil, max: nil), alignment: .center)
            return TestTree.layout(
                VStackLayout(spacing: 0), [TestTree.modified(first, TestTree.flex()), TestTree.modified(second, TestTree.flex())])
        }
        #expect(column().sizeThatFits(.zero).height == 85)
        #expect(column().sizeThatFits(ProposedViewSize(width: 10, height: 85)).height == 122.5)
        #expect(column().sizeThatFits(ProposedViewSize(width: 10, height: 200)).height == 200)
    }

    @Test("children that are equally flexible are served in source order")
    func sourceOrder() {
        var order: [Int] = []
        let children = (0..<3).map { index in
            LayoutNode(
                LeafBehavior { proposal in
                    if let width = proposal.width, width.isFinite, width > 0 { order.append(index) }
                    return proposal.replacingUnspecifiedDimensions()
                })
        }
        _ = TestTree.layout(HStackLayout(spacing: 0), children).sizeThatFits(ProposedViewSize(width: 90, height: 10))
        #expect(order == [0, 1, 2])
    }

    @Test("children are placed with the lengths they were measured with")
    func samePlacement() {
        let (first, second) = (TestTree.flex(), TestTree.flex())
        let stack = TestTree.layout(HStackLayout(spacing: 4), [first, TestTree.leaf(20, 10), second])
        TestTree.arrange(stack, 128, 30)
        #expect(first.proposal == ProposedViewSize(width: 50, height: 30))
        #expect(second.proposal == first.proposal)
    }

    @Test("a nil minor proposal is replaced by the stack's own minor length when it places")
    func minorLength() {
        let line = TestTree.flex()
        let stack = TestTree.layout(VStackLayout(spacing: 0), [TestTree.leaf(70, 10), line])
        TestTree.arrange(TestTree.modified(FixedSizeRule([.horizontal, .vertical]), stack), 200, 200)
        #expect(line.frame == CGRect(x: 65, y: 100, width: 70, height: 10))
    }

    @Test("a row and a column are one rule turned round")
    func axes() {
        let row = TestTree.layout(HStackLayout(spacing: 3), [TestTree.leaf(20, 10), TestTree.flex()])
        let column = TestTree.layout(VStackLayout(spacing: 3), [TestTree.leaf(10, 20), TestTree.flex()])
        TestTree.arrange(row, 90, 40)
        TestTree.arrange(column, 40, 90)
        let turned = TestTree.frames(column).map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
        #expect(TestTree.frames(row) == turned)
    }
}
