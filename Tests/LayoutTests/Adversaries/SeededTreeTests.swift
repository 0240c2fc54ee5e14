import Foundation
import ProofsheetLayout
import Testing

@Suite struct SeededTreeTests {
    private func frames(seed: UInt64, insets: EdgeInsets, direction: LayoutDirection) -> [CGRect] {
        var tree = SeededTree(seed: seed)
        let root = LayoutNode(WindowRule(safeArea: insets), children: [tree.node(depth: 6)], direction: direction)
        let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        root.arrange(frame, proposal: ProposedViewSize(frame.size), surroundings: Surroundings(container: frame, safe: frame))
        return TestTree.frames(root)
    }

    @Test("every frame of a random tree is finite and has no negative length", arguments: 0..<40)
    func finite(_ block: Int) {
        for seed in (block * 50)..<(block * 50 + 50) {
            let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
            let wrong = frames(seed: UInt64(seed), insets: insets, direction: .leftToRight).filter { frame in
                let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                return !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0
            }
            #expect(wrong.isEmpty, "seed \(seed)")
        }
    }

    @Test("a random tree laid out twice comes out the same", arguments: 0..<10)
    func deterministic(_ block: Int) {
        for seed in (block * 20)..<(block * 20 + 20) {
            for direction in LayoutDirection.allCases {
                let insets = EdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 25)
                #expect(
                    frames(seed: UInt64(seed), insets: insets, direction: direction)
                        == frames(seed: UInt64(seed), insets: insets, direction: direction), "seed \(seed)")
            }
        }
    }

    @Test("a random tree arranged again keeps its frames", arguments: 0..<10)
    func arrangedAgain(_ block: Int) {
        for seed in (block * 20)..<(block * 20 + 20) {
            var tree = SeededTree(seed: UInt64(seed))
            let node = tree.node(depth: 5)
            TestTree.arrange(node, 320, 568)
            let first = TestTree.frames(node)
            TestTree.arrange(node, 320, 568)
            #expect(TestTree.frames(node) == first, "seed \(seed)")
            node.forgetSizes()
            TestTree.arrange(node, 320, 568)
            #expect(TestTree.frames(node) == first, "seed \(seed), after forgetting")
        }
    }

    @Test("answers to every sort of proposal are sizes", arguments: 0..<10)
    func answers(_ block: Int) {
        let lengths: [CGFloat?] = [nil, 0, 1, 393, .infinity, .nan, -7, -.infinity, 1e300, .greatestFiniteMagnitude]
        for seed in (block * 20)..<(block * 20 + 20) {
            var tree = SeededTree(seed: UInt64(seed))
            let node = tree.node(depth: 4)
            let sizes = lengths.flatMap { width in
                lengths.map { node.sizeThatFits(ProposedViewSize(width: width, height: $0)) }
            }
            #expect(sizes.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "seed \(seed)")
        }
    }
}
