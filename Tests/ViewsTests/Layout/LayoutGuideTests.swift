import Foundation
import SwiftUI
import Testing

/// Puts its children 20 points apart, and may have a leading guide of its own.
private struct Steps: Layout {
    var leading: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 50, height: 10 + 20 * CGFloat(subviews.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(at: CGPoint(x: bounds.minX + 20 * CGFloat(index), y: bounds.minY + 20 * CGFloat(index)), proposal: .unspecified)
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
        guard guide == .leading, let leading else {
            return merged(guide, subviews)
        }
        return leading
    }

    // As the protocol does it where a layout says nothing: the average of what children set.
    private func merged(_ guide: HorizontalAlignment, _ subviews: Subviews) -> CGFloat? {
        guard guide == .third else { return nil }
        let own = subviews.enumerated().map { 20 * CGFloat($0) + $1.dimensions(in: .unspecified)[guide] }
        return own.reduce(0, +) / CGFloat(own.count)
    }
}

/// The same without a word about guides.
private struct SilentSteps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        Steps().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        Steps().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment { fileprivate static let third = HorizontalAlignment(Third.self) }

/// Guides of layouts that users write: swiftui-layout 4 and 6.8.
@MainActor @Suite struct LayoutGuideTests {
    private func box(_ name: String) -> some View {
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier(name)
    }

    private func starts<Content: View>(_ view: Content, _ direction: LayoutDirection = .leftToRight) throws -> [CGFloat] {
        let cell = try render(view, width: 100, height: 100) { $0.direction = direction }
        return try ["a", "c"].map { try #require(cell.frame($0)).minX }
    }

    @Test("a layout's own guide counts in the stack around it, mirrored from right to left")
    func ownGuide() throws {
        // The layout reaches from -10 to 40, the box from 0 to 30: 50 wide in 100.
        let view = VStack(alignment: .leading, spacing: 0) {
            Steps(leading: 10) {
                box("a"); box("b")
            }
            box("c")
        }
        #expect(try starts(view) == [25, 35])
        #expect(try starts(view, .rightToLeft) == [45, 35])
    }

    @Test("of a guide of one's own a layout hands on the average of its children's, where they stand")
    func average() throws {
        // 10 and 20 + 16: 23. The box's third is at 10, so it starts 13 after the layout.
        func view(_ steps: some View) -> some View {
            VStack(alignment: .third, spacing: 0) {
                steps
                box("c")
            }
        }
        let children = Group {
            box("a").alignmentGuide(.third) { _ in 10 }
            box("b").alignmentGuide(.third) { _ in 16 }
        }
        let (silent, spoken) = (SilentSteps(), Steps())
        #expect(try starts(view(silent { children })) == [25, 38])
        #expect(try starts(view(spoken { children })) == [25, 38])
    }
}
