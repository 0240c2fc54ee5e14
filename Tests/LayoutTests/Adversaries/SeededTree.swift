import Foundation
import ProofsheetLayout

/// Random layout trees with a taste for bad numbers.
struct SeededTree {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    private static let lengths: [CGFloat] = [
        0, -0.0, 1.0 / 3, 8, 20, 44.5, 100, 393, -1, -500, .infinity, -.infinity, .nan, 1e9, 1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]

    private static let priorities: [Double] = [0, 0, 0, 1, -1, .infinity, -.infinity, .nan]

    private mutating func length() -> CGFloat { numbers.element(of: SeededTree.lengths) }

    private mutating func maybe() -> CGFloat? { numbers.next(2) == 0 ? nil : length() }

    private mutating func alignment() -> Alignment {
        Alignment(
            horizontal: numbers.element(of: [.leading, .center, .trailing, HorizontalAlignment(CaseGuide.Custom.self)]),
            vertical: numbers.element(of: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]))
    }

    mutating func node(depth: Int) -> LayoutNode {
        let result = depth == 0 || numbers.next(6) == 0 ? leaf() : numbers.next(2) == 0 ? stack(depth) : modified(depth)
        result.direction = numbers.element(of: LayoutDirection.allCases)
        if result.priority == 0 { result.priority = numbers.element(of: SeededTree.priorities) }
        return result
    }

    private mutating func leaf() -> LayoutNode {
        switch numbers.next(6) {
        case 0: return TestTree.leaf(length(), length())
        case 1: return LayoutNode(SpacerRule(axis: .horizontal, minLength: maybe()), priority: SpacerRule.priority)
        case 2: return LayoutNode(DividerRule.behavior(stackAxis: .vertical, thickness: length()))
        case 3:
            return LayoutNode(TextLikeLeaf(width: length(), pointSize: 17, leading: 22, scale: 3).behavior)
        default: return TestTree.flex()
        }
    }

    private mutating func stack(_ depth: Int) -> LayoutNode {
        let children = (0..<numbers.next(5)).map { _ in node(depth: depth - 1) }
        let alignment = alignment()
        switch numbers.next(8) {
        case 5:
            let edge = numbers.element(of: Edge.allCases)
            return LayoutNode(SafeAreaInsetRule(edge, spacing: maybe(), alignment: alignment, tolerance: 0.25), children: children)
        case 6: return LayoutNode(GeometryRule { _, _ in children })
        case 7:
            let axes: Axis.Set = numbers.element(of: [.horizontal, .vertical, [.horizontal, .vertical]])
            let content = TestTree.layout(VStackLayout(), children)
            return ScrollRule.node(axes, content: content, direction: .leftToRight, tolerance: 0.25)
        case 0: return TestTree.layout(ZStackLayout(alignment: alignment), children)
        case 1: return LayoutNode(LayersRule(primary: numbers.next(3), alignment: alignment), children: children)
        case 2: return TestTree.layout(AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: maybe())), children)
        case 3: return TestTree.layout(HStackLayout(alignment: alignment.vertical, spacing: maybe()), children)
        default: return TestTree.layout(VStackLayout(alignment: alignment.horizontal, spacing: maybe()), children)
        }
    }

    private mutating func modified(_ depth: Int) -> LayoutNode {
        let child = node(depth: depth - 1)
        let (first, second, third, fourth) = (length(), length(), length(), length())
        switch numbers.next(11) {
        case 9:
            let insets = EdgeInsets(top: first, leading: second, bottom: third, trailing: fourth)
            return TestTree.modified(SafeAreaPaddingRule(insets, tolerance: 0.25), child)
        case 0: return TestTree.modified(FixedFrameRule(width: maybe(), height: maybe(), alignment: alignment()), child)
        case 1:
            let horizontal = FlexibleFrameRule.Bounds(min: maybe(), ideal: maybe(), max: maybe())
            let vertical = FlexibleFrameRule.Bounds(min: maybe(), ideal: maybe(), max: maybe())
            return TestTree.modified(FlexibleFrameRule(horizontal: horizontal, vertical: vertical, alignment: alignment()), child)
        case 2: return TestTree.modified(PaddingRule(EdgeInsets(top: first, leading: second, bottom: third, trailing: fourth)), child)
        case 3: return TestTree.modified(PositionRule(CGPoint(x: first, y: second)), child)
        case 4: return TestTree.modified(AspectRatioRule(maybe(), fills: numbers.next(2) == 0), child)
        case 5: return TestTree.modified(FixedSizeRule(numbers.element(of: [.horizontal, .vertical, [.horizontal, .vertical]])), child)
        case 6: return TestTree.modified(AlignmentGuideRule(HorizontalAlignment.leading.key) { _ in first }, child)
        case 7: return TestTree.modified(AlignmentGuideRule(VerticalAlignment.firstTextBaseline.key) { $0.height - first }, child)
        case 8: return TestTree.modified(SafeAreaIgnoringRule(.all, tolerance: 0.25), child)
        default:
            let size = ContainerSize(CGSize(width: first, height: second))
            return TestTree.modified(
                ContainerRelativeFrameRule(size, axes: [.horizontal, .vertical], alignment: alignment()) { length, _ in length / third },
                child)
        }
    }
}
