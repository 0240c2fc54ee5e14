import Foundation
import ProofsheetLayout
import Testing

@Suite struct AnyLayoutTests {
    private func children() -> [LayoutNode] { [TestTree.leaf(60, 17.5), TestTree.flex(), TestTree.leaf(38.5, 20)] }

    // 106.5 by 20 and 60 by 35.5: swiftui-layout 6.8 gives 106.5x20 <-> 35.5x60 for such a swap.
    @Test("a row and a column of the same children")
    func swapped() {
        let boxes = { [TestTree.leaf(60, 17.5), TestTree.leaf(38.5, 10)] }
        #expect(TestTree.layout(AnyLayout(HStackLayout()), boxes()).sizeThatFits(.unspecified) == CGSize(width: 106.5, height: 17.5))
        #expect(TestTree.layout(AnyLayout(VStackLayout()), boxes()).sizeThatFits(.unspecified) == CGSize(width: 60, height: 35.5))
    }

    @Test("a layout in a box lays out as it does outside")
    func transparent() {
        func frames(_ node: LayoutNode) -> [CGRect] {
            TestTree.arrange(node, 150, 70)
            return TestTree.frames(node)
        }
        #expect(
            frames(TestTree.layout(AnyLayout(HStackLayout(alignment: .top)), children()))
                == frames(TestTree.layout(HStackLayout(alignment: .top), children())))
        #expect(
            frames(TestTree.layout(AnyLayout(ZStackLayout(alignment: .bottomTrailing)), children()))
                == frames(TestTree.layout(ZStackLayout(alignment: .bottomTrailing), children())))
        #expect(
            frames(TestTree.layout(AnyLayout(AnyLayout(VStackLayout(spacing: 1))), children()))
                == frames(TestTree.layout(VStackLayout(spacing: 1), children())))
    }

    @Test("spacing and guides come out of the box")
    func spacingAndGuides() {
        let spacer = LayoutNode(SpacerRule(axis: .vertical, minLength: nil), priority: SpacerRule.priority)
        let node = TestTree.layout(AnyLayout(VStackLayout()), [spacer, TestTree.leaf(1, 1)])
        #expect(node.spacing.top == .none && node.spacing.bottom == .plain)
        let guide = TestTree.modified(AlignmentGuideRule(VerticalAlignment.firstTextBaseline.key) { _ in 4 }, TestTree.leaf(9, 9))
        let pile = TestTree.layout(AnyLayout(ZStackLayout()), [guide])
        #expect(pile.dimensions(in: .unspecified)[explicit: VerticalAlignment.firstTextBaseline] == 4)
    }

    private final class Calls {
        var made = 0
        var updated = 0
    }

    private struct Counting: Layout {
        let calls: Calls

        func makeCache(subviews: Subviews) -> Int {
            calls.made += 1
            return 0
        }
        func updateCache(_ cache: inout Int, subviews: Subviews) {
            calls.updated += 1
            cache += 1
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            CGSize(width: cache, height: subviews.count)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
    }

    @Test("a cache in a box is brought up to date, not made anew")
    func updated() {
        let calls = Calls()
        let node = TestTree.layout(AnyLayout(Counting(calls: calls)), [TestTree.leaf(1, 1)])
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 0, height: 1))
        node.children.append(TestTree.leaf(1, 1))
        node.forgetSizes()
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 1, height: 2))
        #expect(calls.made == 1 && calls.updated == 1)
    }

    @Test("the box knows the axis of the stack inside")
    func orientation() {
        #expect(AnyLayout(HStackLayout()).properties.stackOrientation == .horizontal)
        #expect(AnyLayout(AnyLayout(VStackLayout())).properties.stackOrientation == .vertical)
        #expect(AnyLayout(ZStackLayout()).properties.stackOrientation == nil)
    }
}
