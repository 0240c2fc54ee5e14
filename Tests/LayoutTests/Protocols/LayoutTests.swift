import Foundation
import ProofsheetLayout
import Testing

@Suite struct LayoutTests {
    /// Counts what happens to its cache, and puts its children in a diagonal.
    private struct Diagonal: Layout {
        final class Log {
            var made = 0
            var updated = 0
        }
        struct Cache { var sizes: [CGSize] }
        let log: Log

        func makeCache(subviews: Subviews) -> Cache {
            log.made += 1
            return Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
        }
        func updateCache(_ cache: inout Cache, subviews: Subviews) {
            log.updated += 1
            cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
            cache.sizes.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
            var point = bounds.origin
            for (subview, size) in zip(subviews, cache.sizes) {
                subview.place(at: point, proposal: .unspecified)
                point.x += size.width
                point.y += size.height
            }
        }
    }

    private enum Column: LayoutValueKey { static let defaultValue = 7 }

    /// Does with each subview what it is told.
    private struct Free: Layout {
        var size = CGSize(width: 100, height: 100)
        let arrange: (CGRect, LayoutSubviews) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            arrange(bounds, subviews)
        }
    }

    @Test("the cache is made once and serves sizing and placing")
    func cache() {
        let log = Diagonal.Log()
        let (first, second) = (TestTree.leaf(10, 20), TestTree.leaf(30, 40))
        let node = TestTree.layout(Diagonal(log: log), [first, second])
        TestTree.arrange(node, 40, 60)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(second.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(log.made == 1 && log.updated == 0)
    }

    @Test("when subviews change the cache is updated, not made again")
    func changedSubviews() {
        let log = Diagonal.Log()
        let node = TestTree.layout(Diagonal(log: log), [TestTree.leaf(10, 20)])
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 10, height: 20))
        node.children.append(TestTree.leaf(1, 2))
        node.forgetSizes()
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 11, height: 22))
        #expect(log.made == 1 && log.updated == 1)
    }

    @Test("a value reaches the layout under its key, else the default")
    func layoutValue() {
        let (plain, marked) = (TestTree.leaf(1, 1), TestTree.leaf(1, 1))
        marked.layoutValues[ObjectIdentifier(Column.self)] = 3
        var seen: [Int] = []
        TestTree.arrange(TestTree.layout(Free { _, subviews in seen = subviews.map { $0[Column.self] } }, [plain, marked]), 100, 100)
        #expect(seen == [7, 3])
    }

    @Test("a subview that is not placed lies in the centre")
    func unplaced() {
        let leaf = TestTree.leaf(20, 10)
        TestTree.arrange(TestTree.layout(Free { _, _ in }, [leaf]), 100, 100)
        #expect(leaf.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    }

    @Test(
        "anchors are parts of the subview",
        arguments: [(UnitPoint.center, 40.0, 45.0), (.bottomTrailing, 30, 40), (.topLeading, 50, 50)])
    func anchors(_ anchor: UnitPoint, _ x: Double, _ y: Double) {
        let leaf = TestTree.leaf(20, 10)
        let node = TestTree.layout(
            Free { _, subviews in subviews[0].place(at: CGPoint(x: 50, y: 50), anchor: anchor, proposal: .unspecified) }, [leaf])
        TestTree.arrange(node, 100, 100)
        #expect(leaf.frame.origin == CGPoint(x: x, y: y))
    }

    @Test("placements may leave the bounds, and the last one counts")
    func outside() {
        let leaf = TestTree.leaf(20, 10)
        let node = TestTree.layout(
            Free { _, subviews in
                subviews[0].place(at: .zero, proposal: .unspecified)
                subviews[0].place(at: CGPoint(x: -500, y: 300), proposal: .unspecified)
            }, [leaf])
        TestTree.arrange(node, 100, 100)
        #expect(leaf.frame.origin == CGPoint(x: -500, y: 300))
    }

    @Test("a layout works left to right and is mirrored afterwards")
    func mirrored() {
        let leaf = TestTree.leaf(20, 10)
        var direction: LayoutDirection?
        let node = TestTree.layout(
            Free { _, subviews in
                direction = subviews.layoutDirection
                subviews[0].place(at: CGPoint(x: 5, y: 0), proposal: .unspecified)
            }, [leaf])
        node.direction = .rightToLeft
        TestTree.arrange(node, 100, 100)
        #expect(leaf.frame.minX == 75)
        #expect(direction == .rightToLeft)
    }

    @Test("without a word about spacing a layout merges that of all subviews on all edges")
    func mergedSpacing() {
        let spacer = LayoutNode(SpacerRule(axis: .horizontal, minLength: nil))
        let node = TestTree.layout(Free { _, _ in }, [spacer, TestTree.leaf(1, 1)])
        #expect(node.spacing.leading == .plain && node.spacing.bottom == .plain)
    }

    @Test("an answer that is no size counts as none")
    func wrongAnswer() {
        let node = TestTree.layout(Free(size: CGSize(width: CGFloat.nan, height: -4)) { _, _ in }, [])
        #expect(node.sizeThatFits(.unspecified) == .zero)
    }

    @Test("subviews may be taken in part and picked by number")
    func slices() {
        let nodes = (0..<4).map { TestTree.leaf(CGFloat($0), 1) }
        let subviews = LayoutSubviews(nodes, layoutDirection: .leftToRight)
        #expect(subviews.dropFirst(2).map { $0.sizeThatFits(.zero).width } == [2, 3])
        #expect(subviews[[3, 0]].map { $0.sizeThatFits(.zero).width } == [3, 0])
        #expect(subviews[1...2].count == 2)
        #expect(subviews[0] == subviews.first)
        #expect(subviews[0] != subviews[1])
    }
}
