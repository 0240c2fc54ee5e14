import Foundation
import ProofsheetLayout
import Testing

@Suite struct LargeTreeTests {
    @Test("ten thousand children of a column")
    func manyChildren() {
        let children = (0..<10_000).map { _ in TestTree.leaf(10, 2) }
        TestTree.arrange(TestTree.layout(VStackLayout(spacing: 1), children), 100, 100)
        #expect(children.first?.frame.height == 2)
        #expect(children.last.map { last in children.first.map { last.frame.minY - $0.frame.minY } } == 29_997)
    }

    @Test("ten thousand flexible children of a row share it to a millionth of a point")
    func manyFlexibleChildren() {
        let children = (0..<10_000).map { _ in TestTree.flex() }
        TestTree.arrange(TestTree.layout(HStackLayout(spacing: 0), children), 1000, 100)
        #expect(children.allSatisfy { abs($0.frame.width - 0.1) < 1e-6 })
        #expect(abs((children.last?.frame.maxX ?? 0) - 1000) < 1e-6)
    }

    @Test("two thousand nested stacks of alternating axes")
    func nestedStacks() async {
        let ends = await onDeepStack {
            let leaf = TestTree.leaf(10, 10)
            var node = leaf
            for level in 0..<2_000 {
                node = level.isMultiple(of: 2) ? TestTree.layout(HStackLayout(), [node]) : TestTree.layout(VStackLayout(), [node])
            }
            TestTree.arrange(node, 100, 100)
            return leaf.frame
        }
        #expect(ends == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    @Test("two thousand nested frames, paddings and guides that look at their child's")
    func nestedModifiers() async {
        let ends = await onDeepStack {
            let leaf = TestTree.leaf(10, 10)
            var node = leaf
            for level in 0..<2_000 {
                switch level % 3 {
                case 0: node = TestTree.modified(FixedFrameRule(width: 20, height: nil, alignment: .centerFirstTextBaseline), node)
                case 1: node = TestTree.modified(PaddingRule(EdgeInsets(0, on: .all)), node)
                default:
                    let guide = AlignmentGuideRule(VerticalAlignment.firstTextBaseline.key) { $0[.firstTextBaseline] }
                    node = TestTree.modified(guide, node)
                }
            }
            TestTree.arrange(TestTree.layout(HStackLayout(alignment: .firstTextBaseline), [node]), 100, 100)
            return leaf.frame
        }
        #expect(ends.width == 10 && ends.minX == 45)
    }

    /// Runs a body on a thread with 32 MB of stack: trees are walked by recursion, in debug builds up to 8 KB a level.
    private func onDeepStack(_ body: @escaping @Sendable () -> CGRect) async -> CGRect {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 32 << 20
            thread.start()
        }
    }
}
