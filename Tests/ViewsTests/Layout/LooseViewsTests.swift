import Foundation
import SwiftUI
import Testing

/// Several views where one is expected: swiftui-layout 5. Boxes of 40 and 60 with 8 between them make a column of 60 x 48.
@MainActor @Suite struct LooseViewsTests {
    private struct Pair: View {
        var body: some View {
            Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
            Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("b")
        }
    }

    private func frames<V: View>(_ view: V, _ width: CGFloat = 100, _ height: CGFloat = 100) throws -> [CGRect?] {
        let cell = try render(view, width: width, height: height)
        return [cell.frame("a"), cell.frame("b")]
    }

    private func boxes(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> [CGRect?] {
        [CGRect(x: a.0, y: a.1, width: 40, height: 20), CGRect(x: b.0, y: b.1, width: 60, height: 20)]
    }

    // The recorded texts without a stack stand in one frame: RecordedTextTests.
    // row: 5-root-column, derived
    @Test("outside of containers a modifier finds one column")
    func frame() throws {
        #expect(try frames(Pair().frame(width: 80, height: 60, alignment: .topLeading)) == boxes((20, 20), (10, 48)))
        #expect(try frames(Pair().padding(.leading, 10)) == boxes((35, 26), (25, 54)))
        let framed = Group {
            Pair()
            Color.green.frame(width: 10, height: 10)
        }
        #expect(try frames(framed.frame(height: 66, alignment: .top)) == boxes((30, 17), (20, 45)))
    }

    @Test("a modifier of a user's own finds one column too")
    func userModifier() throws {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View { content.frame(width: 80, height: 60, alignment: .topLeading) }
        }
        #expect(try frames(Pair().modifier(Framed())) == boxes((20, 20), (10, 48)))
    }

    @Test("in a container each view is modified on its own")
    func inContainer() throws {
        #expect(try frames(HStack(spacing: 0) { Pair().padding(.leading, 10) }, 200) == boxes((50, 40), (100, 40)))
        #expect(try frames(VStack(spacing: 0) { Pair().padding(.top, 10) }) == boxes((30, 30), (20, 60)))
        // The second view makes the root a column.
        let column = Group {
            Pair().padding(.top, 10)
            Color.green.frame(width: 1, height: 1)
        }
        #expect(try frames(column, 100, 100)[1]?.minY == 59.5)
    }

    @Test("a scroll view's content is one column", arguments: [Axis.Set.vertical, .horizontal])
    func scrollView(axes: Axis.Set) throws {
        let found = try frames(ScrollView(axes) { Pair().padding(10) }, 80, 80)
        let y: CGFloat = axes == .vertical ? 10 : 16
        #expect(found == boxes((20, y), (10, y + 28)))
    }

    @Test("a screen of a navigation stack is one column")
    func screen() throws {
        let view = NavigationStack { Pair().frame(width: 80, height: 60, alignment: .topLeading) }
        let found = try frames(view, 100, 200)
        #expect(try #require(found[1]).minY - #require(found[0]).minY == 28)
        #expect(found[1]?.minX == 10)
    }
}
