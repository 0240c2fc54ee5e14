import Foundation
import ProofsheetLayout
import Testing

@Suite struct BadNumberTests {
    private static let bad: [CGFloat] = [.nan, .infinity, -.infinity, -10]

    private func frame(_ rule: some NodeBehavior) -> CGRect {
        let node = TestTree.modified(rule, TestTree.leaf(40, 20))
        TestTree.arrange(node, 100, 100)
        return node.frame
    }

    @Test("a frame of a bad length is no frame", arguments: bad)
    func frames(_ length: CGFloat) {
        #expect(frame(FixedFrameRule(width: length, height: length, alignment: .center)) == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test("bad least and ideal lengths are none", arguments: bad)
    func flexibleFrames(_ length: CGFloat) {
        let bounds = FlexibleFrameRule.Bounds(min: length, ideal: length, max: nil)
        let rule = FlexibleFrameRule(horizontal: bounds, vertical: bounds, alignment: .center)
        #expect(frame(rule) == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test("a largest length below the least one counts as that")
    func contradiction() {
        let bounds = FlexibleFrameRule.Bounds(min: 60, ideal: nil, max: 10)
        #expect(frame(FlexibleFrameRule(horizontal: bounds, vertical: bounds, alignment: .center)).size == CGSize(width: 60, height: 60))
    }

    @Test("padding that is not finite is none", arguments: [CGFloat.nan, .infinity, -.infinity])
    func paddings(_ length: CGFloat) {
        #expect(frame(PaddingRule(EdgeInsets(length, on: .all))) == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test(
        "safe-area padding that is not finite is none, and what is inside sees a safe area of numbers",
        arguments: [CGFloat.nan, .infinity, -.infinity])
    func safeAreaPaddings(_ length: CGFloat) {
        let leaf = TestTree.leaf(40, 20)
        TestTree.arrange(TestTree.modified(SafeAreaPaddingRule(EdgeInsets(length, on: .all), tolerance: 0.5), leaf), 100, 100)
        #expect(leaf.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
        #expect(leaf.surroundings.safe == CGRect(x: 30, y: 40, width: 40, height: 20))
    }

    @Test("a position that is not finite is the corner", arguments: [CGFloat.nan, .infinity, -.infinity])
    func positions(_ length: CGFloat) {
        let leaf = TestTree.leaf(40, 20)
        TestTree.arrange(TestTree.modified(PositionRule(CGPoint(x: length, y: 50)), leaf), 100, 100)
        #expect(leaf.frame.size == CGSize(width: 40, height: 20))
        #expect(leaf.frame.minX == -20)
    }

    @Test("a spacing that is not finite is the default one", arguments: [CGFloat.nan, .infinity, -.infinity])
    func spacings(_ length: CGFloat) {
        let node = TestTree.layout(HStackLayout(spacing: length), [TestTree.leaf(10, 10), TestTree.leaf(10, 10)])
        #expect(node.sizeThatFits(.unspecified).width == 28)
        #expect(node.sizeThatFits(ProposedViewSize(width: 100, height: 10)).width == 28)
    }

    @Test("a spacing that eats the whole stack leaves it no width")
    func hugeNegativeSpacing() {
        let node = TestTree.layout(HStackLayout(spacing: -1000), [TestTree.leaf(10, 10), TestTree.leaf(10, 10)])
        #expect(node.sizeThatFits(.unspecified) == CGSize(width: 0, height: 10))
    }

    @Test("a spacer of a bad least length has the default one", arguments: [CGFloat.nan, .infinity, -.infinity])
    func spacers(_ length: CGFloat) {
        #expect(LayoutNode(SpacerRule(axis: .horizontal, minLength: length)).sizeThatFits(.unspecified).width == 8)
    }

    @Test("a priority that is no number is 0, and the stack comes to an end")
    func priorities() {
        let (first, second) = (TestTree.flex(), TestTree.flex())
        first.priority = .nan
        TestTree.arrange(TestTree.layout(HStackLayout(spacing: 0), [first, second]), 100, 10)
        #expect(first.frame.width == 50 && second.frame.width == 50)
    }

    @Test("an endless priority takes all and leaves the rest nothing")
    func endlessPriority() {
        let (first, second) = (TestTree.flex(), TestTree.flex())
        second.priority = .infinity
        TestTree.arrange(TestTree.layout(HStackLayout(spacing: 0), [first, second]), 100, 10)
        #expect(first.frame.width == 0 && second.frame.width == 100)
    }

    @Test("a place that is no number is the corner of the container", arguments: [CGFloat.nan, .infinity])
    func places(_ length: CGFloat) {
        struct Thrower: Layout {
            let length: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 50) }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(at: CGPoint(x: length, y: 5), proposal: ProposedViewSize(width: length, height: -3))
                }
            }
        }
        let leaf = TestTree.leaf(10, 10)
        TestTree.arrange(TestTree.layout(Thrower(length: length), [leaf]), 50, 50)
        #expect(leaf.frame == CGRect(x: 0, y: 5, width: 10, height: 10))
    }

    @Test("a window without room lays out all the same")
    func noRoom() {
        let (leaf, flex) = (TestTree.leaf(10, 10), TestTree.flex())
        let root = LayoutNode(
            WindowRule(safeArea: EdgeInsets(500, on: .all)), children: [TestTree.layout(VStackLayout(), [leaf, flex])])
        root.arrange(.zero, proposal: .zero, surroundings: Surroundings(container: .zero, safe: .zero))
        #expect(flex.frame.size == CGSize(width: 0, height: 0))
        #expect(leaf.frame.size == CGSize(width: 10, height: 10))
    }

    @Test("modifiers without a child have no size")
    func childless() {
        let rules: [any NodeBehavior] = [
            PaddingRule(EdgeInsets()), FixedSizeRule([.horizontal]), PassThroughRule(), AspectRatioRule(2, fills: true),
            PositionRule(.zero), SafeAreaIgnoringRule(.all, tolerance: 0.5), AlignmentGuideRule(HorizontalAlignment.leading.key) { _ in 1 },
            LayersRule(primary: 0, alignment: .center), FixedFrameRule(width: 5, height: 5, alignment: .center),
        ]
        for rule in rules {
            let node = LayoutNode(rule)
            TestTree.arrange(node, 100, 100)
            #expect(node.frame.size == .zero)
            #expect(node.dimensions(in: .zero)[explicit: VerticalAlignment.firstTextBaseline] == nil)
        }
    }

    @Test("no ratio makes an image endless", arguments: [0, .leastNonzeroMagnitude, 1e-300, 1e300, -1, CGFloat.nan, .infinity])
    func ratios(_ ratio: CGFloat) {
        for fills in [false, true] {
            let answer = frame(AspectRatioRule(ratio, fills: fills))
            #expect(answer.size == CGSize(width: 40, height: 20))
        }
    }
}
