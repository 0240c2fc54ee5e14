import Foundation
import ProofsheetLayout
import Testing

@Suite struct SpacingTests {
    private func text(_ pointSize: CGFloat, _ leading: CGFloat, scale: CGFloat = 3) -> ViewSpacing {
        TextLikeLeaf(width: 10, pointSize: pointSize, leading: leading, scale: scale).spacing
    }

    /// The columns of the table in swiftui-layout 14.1, three decimals each.
    static let styles: [(name: String, point: CGFloat, leading: CGFloat, text: CGFloat, above: CGFloat, below: CGFloat)] = [
        ("largeTitle", 34, 41, 0.667, 12.535, 20.951), ("title", 28, 34, 0.667, 10.421, 17.352),
        ("title2", 22, 28, 2.0, 7.973, 13.420), ("title3", 20, 25, 1.333, 7.491, 12.442),
        ("body", 17, 22, 2.0, 6.434, 10.642), ("callout", 16, 21, 2.0, 5.859, 9.820),
        ("subheadline", 15, 20, 2.333, 5.618, 9.332), ("footnote", 13, 18, 2.667, 4.802, 8.021),
        ("caption", 12, 16, 2.0, 4.561, 7.532), ("caption2", 11, 13, 0.0, 3.987, 6.710),
    ]

    @Test("a style's distances to itself and to plain views", arguments: styles)
    func style(_ style: (name: String, point: CGFloat, leading: CGFloat, text: CGFloat, above: CGFloat, below: CGFloat)) {
        let spacing = text(style.point, style.leading)
        #expect(abs(spacing.distance(to: spacing, along: .vertical) - style.text) < 0.0006)
        #expect(abs(ViewSpacing().distance(to: spacing, along: .vertical) - style.above) < 0.0006)
        #expect(abs(spacing.distance(to: ViewSpacing(), along: .vertical) - style.below) < 0.0006)
        #expect(spacing.distance(to: spacing, along: .horizontal) == 8)
        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    }

    // Body at xS and AX5, swiftui-layout 3.3.
    @Test("the leading that counts is the lower text's", arguments: [(14.0, 19.0, 7.0 / 3), (17, 22, 2), (53, 62, -1)])
    func lower(_ point: Double, _ leading: Double, _ distance: Double) {
        let below = text(point, leading)
        for above in [text(11, 13), text(17, 22), text(34, 41)] {
            #expect(abs(above.distance(to: below, along: .vertical) - distance) < 1e-9)
        }
    }

    @Test("at 2x body text keeps 6.60 under and 10.81 over a plain view")
    func twoPixels() {
        let body = text(17, 22, scale: 2)
        #expect(abs(ViewSpacing().distance(to: body, along: .vertical) - 6.60) < 0.006)
        #expect(abs(body.distance(to: ViewSpacing(), along: .vertical) - 10.81) < 0.006)
    }

    @Test("plain views keep 8")
    func plain() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    }

    @Test("no wish means no distance, whatever the other side asks for")
    func none() {
        for other in [ViewSpacing(), ViewSpacing.zero, text(17, 22)] {
            #expect(ViewSpacing.zero.distance(to: other, along: .vertical) == 0)
            #expect(other.distance(to: .zero, along: .vertical) == 0)
        }
    }

    @Test("the larger of two plain wishes counts")
    func larger() {
        let wide = ViewSpacing(
            top: EdgeSpacing(plain: 12), leading: EdgeSpacing(plain: 20), bottom: EdgeSpacing(plain: 3), trailing: .plain)
        #expect(wide.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(ViewSpacing().distance(to: wide, along: .vertical) == 12)
        #expect(ViewSpacing().distance(to: wide, along: .horizontal) == 20)
    }

    @Test("edges that share no wish keep 8")
    func nothingShared() {
        let wordless = ViewSpacing(top: EdgeSpacing(), leading: EdgeSpacing(), bottom: EdgeSpacing(), trailing: EdgeSpacing())
        #expect(wordless.distance(to: ViewSpacing(), along: .vertical) == 8)
        #expect(wordless.distance(to: text(17, 22), along: .vertical) == 8)
    }

    @Test("a union takes what either side asks for, the larger where both do")
    func union() {
        let both = ViewSpacing().union(text(17, 22))
        #expect(both.top.plain == 8)
        #expect(both.top.text == text(17, 22).top.text)
        #expect(text(12, 25).union(text(17, 22)).top.text?.toText == 11)
    }

    @Test("a union leaves edges that are not named as they are")
    func unionOfEdges() {
        let some = ViewSpacing.zero.union(ViewSpacing(), edges: .top)
        #expect(some.top == .plain)
        #expect(some.bottom == .none)
        #expect(some.leading == .none)
    }

    @Test("a union with nothing changes nothing")
    func unionWithZero() {
        #expect(ViewSpacing().union(.zero).top == .plain)
        #expect(ViewSpacing.zero.union(ViewSpacing()).trailing == .plain)
    }

    @Test("a row publishes its ends and what all ask for across")
    func ofRow() {
        let spacer = LayoutNode(SpacerRule(axis: .horizontal, minLength: nil), priority: SpacerRule.priority)
        let row = TestTree.layout(HStackLayout(), [spacer, TestTree.leaf(10, 10)])
        #expect(row.spacing.leading == .none)
        #expect(row.spacing.trailing == .plain)
        #expect(row.spacing.top == .plain)
    }

    @Test("a pile asks for what its children of the highest priority ask for")
    func ofPile() {
        let text = TextLikeLeaf(width: 10, pointSize: 17, leading: 22, scale: 3)
        let spacer = LayoutNode(SpacerRule(axis: nil, minLength: nil), priority: SpacerRule.priority)
        let box = TestTree.leaf(10, 10)
        let children = [LayoutNode(text.behavior), box, spacer]
        let mixed = TestTree.layout(ZStackLayout(), children).spacing
        #expect(mixed.top.text == text.spacing.top.text && mixed.top.plain == 8)
        children[0].priority = 1
        let one = TestTree.layout(ZStackLayout(), children).spacing
        #expect(one.top.text == text.spacing.top.text && one.top.plain == nil)
    }

    @Test("a spacer says nothing of the edges across its stack, and does so in frames; a padded edge is plain")
    func ofSpacer() {
        let spacer = LayoutNode(SpacerRule(axis: .vertical, minLength: nil))
        let framed = TestTree.modified(FixedFrameRule(width: 5, height: 5, alignment: .center), spacer)
        let bounds = FlexibleFrameRule.Bounds(min: 5, ideal: nil, max: 5)
        let flexible = TestTree.modified(FlexibleFrameRule(horizontal: bounds, vertical: bounds, alignment: .center), framed)
        for node in [spacer, framed, flexible] {
            #expect(node.spacing.top == .none && node.spacing.bottom == .none)
            #expect(node.spacing.leading == EdgeSpacing() && node.spacing.trailing == EdgeSpacing())
        }
        let padded = TestTree.modified(PaddingRule(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0)), spacer)
        #expect(padded.spacing.top == .plain && padded.spacing.bottom == .none)
    }

    @Test("an empty stack asks for nothing")
    func ofNothing() {
        #expect(TestTree.layout(VStackLayout(), []).spacing.top == .none)
    }

    @Test("an overlay's secondary has no say in the spacing")
    func ofOverlay() {
        let spacer = LayoutNode(SpacerRule(axis: nil, minLength: nil))
        let pair = LayoutNode(LayersRule(primary: 0, alignment: .center), children: [TestTree.leaf(10, 10), spacer])
        #expect(pair.spacing.top == .plain)
    }
}
