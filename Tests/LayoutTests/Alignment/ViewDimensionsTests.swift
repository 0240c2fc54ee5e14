import Foundation
import ProofsheetLayout
import Testing

@Suite struct ViewDimensionsTests {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
    }

    private enum NoNumber: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
    }

    @Test("guides of a view that sets none follow from its size")
    func defaults() {
        let dimensions = TestTree.leaf(40, 20).dimensions(in: .unspecified)
        #expect(dimensions.width == 40 && dimensions.height == 20)
        #expect(dimensions[HorizontalAlignment.leading] == 0)
        #expect(dimensions[HorizontalAlignment.center] == 20)
        #expect(dimensions[HorizontalAlignment.trailing] == 40)
        #expect(dimensions[VerticalAlignment.top] == 0)
        #expect(dimensions[VerticalAlignment.center] == 10)
        #expect(dimensions[VerticalAlignment.bottom] == 20)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 20)
        #expect(dimensions[VerticalAlignment.lastTextBaseline] == 20)
        #expect(dimensions[HorizontalAlignment(Third.self)] == 10)
    }

    @Test("a view that sets no guide has no explicit one")
    func noneExplicit() {
        let dimensions = TestTree.leaf(40, 20).dimensions(in: .unspecified)
        #expect(dimensions[explicit: HorizontalAlignment.center] == nil)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
    }

    @Test("a guide that is set is explicit, and may be read from another of the same view")
    func explicit() {
        let rule = AlignmentGuideRule(HorizontalAlignment.leading.key) { $0[.trailing] - 3 }
        let dimensions = TestTree.modified(rule, TestTree.leaf(40, 20)).dimensions(in: .unspecified)
        #expect(dimensions[explicit: HorizontalAlignment.leading] == 37)
        #expect(dimensions[HorizontalAlignment.leading] == 37)
        #expect(dimensions[explicit: HorizontalAlignment.trailing] == nil)
    }

    @Test("an outer guide reads the inner one")
    func outerReadsInner() {
        let inner = AlignmentGuideRule(HorizontalAlignment.leading.key) { _ in 5 }
        let outer = AlignmentGuideRule(HorizontalAlignment.leading.key) { $0[.leading] + 1 }
        let node = TestTree.modified(outer, TestTree.modified(inner, TestTree.leaf(40, 20)))
        #expect(node.dimensions(in: .unspecified)[HorizontalAlignment.leading] == 6)
    }

    @Test("a guide that is no finite number counts as not set", arguments: [CGFloat.nan, .infinity, -.infinity])
    func notFinite(_ value: CGFloat) {
        let rule = AlignmentGuideRule(HorizontalAlignment.center.key) { _ in value }
        let dimensions = TestTree.modified(rule, TestTree.leaf(40, 20)).dimensions(in: .unspecified)
        #expect(dimensions[HorizontalAlignment.center] == 20)
    }

    @Test("a custom default that is no number counts as 0")
    func defaultIsNoNumber() {
        #expect(TestTree.leaf(40, 20).dimensions(in: .unspecified)[HorizontalAlignment(NoNumber.self)] == 0)
    }

    @Test("guides move with padding and frames")
    func throughModifiers() {
        let guide = AlignmentGuideRule(VerticalAlignment.firstTextBaseline.key) { _ in 15 }
        let padded = TestTree.modified(PaddingRule(EdgeInsets(4, on: .all)), TestTree.modified(guide, TestTree.leaf(40, 20)))
        #expect(padded.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 19)
        let framed = TestTree.modified(FixedFrameRule(width: nil, height: 48, alignment: .bottom), padded)
        #expect(framed.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] == 39)
    }

    @Test("a pile hands on the average of a custom guide, measured in its own bounds")
    func average() {
        let key = HorizontalAlignment(Third.self)
        let first = TestTree.modified(AlignmentGuideRule(key.key) { _ in 10 }, TestTree.leaf(100, 10))
        let second = TestTree.modified(AlignmentGuideRule(key.key) { _ in 0 }, TestTree.leaf(20, 10))
        let pile = TestTree.layout(ZStackLayout(alignment: .leading), [first, second])
        #expect(pile.dimensions(in: .unspecified)[explicit: key] == 5)
    }

    @Test("a stack hands on no guide of the frame")
    func edgesStay() {
        let inner = TestTree.modified(AlignmentGuideRule(HorizontalAlignment.leading.key) { _ in 10 }, TestTree.leaf(100, 10))
        #expect(TestTree.layout(VStackLayout(), [inner]).dimensions(in: .unspecified)[explicit: HorizontalAlignment.leading] == nil)
    }

    @Test("dimensions of one view are equal for one proposal only")
    func equality() {
        let leaf = TestTree.leaf(40, 20)
        #expect(leaf.dimensions(in: .zero) == leaf.dimensions(in: .zero))
        #expect(leaf.dimensions(in: .zero) != leaf.dimensions(in: .infinity))
        #expect(leaf.dimensions(in: .zero) != TestTree.leaf(40, 20).dimensions(in: .zero))
    }
}
