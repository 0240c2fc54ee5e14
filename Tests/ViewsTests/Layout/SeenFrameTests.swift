import Foundation
import SwiftUI
import Testing

/// What the laid-out tree says of views that grow over the unsafe area: where they are seen, not what they take in the layout.
@MainActor @Suite struct SeenFrameTests {
    private func bar() -> some View { Color.blue.frame(height: 30) }

    // row: 6.7-inset-scroll, recorded
    @Test("a scroll view keeps its 200 under a bar, and its content starts below it")
    func scrollView() throws {
        let view = ScrollView { Color.red.frame(width: 100, height: 500).accessibilityIdentifier("content") }
            .accessibilityIdentifier("scroll")
            .safeAreaInset(edge: .top) { bar() }
        let cell = try render(view, width: 100, height: 200)
        #expect(cell.frame("scroll") == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(cell.frames(of: "ScrollView") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        #expect(cell.frame("content")?.minY == 38)
    }

    // row: 6.7-padding-scroll, recorded
    @Test("safe-area padding keeps the frame of the scroll view that is named inside it")
    func padded() throws {
        let view = ScrollView { Color.red.frame(height: 180).accessibilityIdentifier("content") }
            .accessibilityIdentifier("scroll")
            .safeAreaPadding(.vertical, 20)
            .frame(width: 100, height: 150)
        let cell = try render(view, width: 100, height: 200)
        #expect(cell.frame("scroll") == CGRect(x: 0, y: 25, width: 100, height: 150))
        #expect(cell.frame("content") == CGRect(x: 0, y: 45, width: 100, height: 180))
    }

    // row: 6.7-ignoring, recorded
    @Test("a view that ignores the safe area is seen to its edges, named before or after, and through other modifiers")
    func ignoring() throws {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 200)
        func frame<V: View>(_ view: V) throws -> CGRect? {
            try render(view.safeAreaInset(edge: .bottom) { bar() }, width: 100, height: 200).frame("view")
        }
        #expect(try frame(Color.red.accessibilityIdentifier("view").ignoresSafeArea()) == whole)
        #expect(try frame(Color.red.ignoresSafeArea().accessibilityIdentifier("view")) == whole)
        #expect(try frame(Color.red.ignoresSafeArea().opacity(0.5).zIndex(1).accessibilityIdentifier("view")) == whole)
        #expect(try frame(Color.red.ignoresSafeArea(edges: .top).accessibilityIdentifier("view"))?.height == 162)
    }

    @Test("what is around a view that grows keeps its own place")
    func around() throws {
        let view = Color.red.ignoresSafeArea().padding(.bottom, 10).accessibilityIdentifier("view")
        let cell = try render(view.safeAreaInset(edge: .bottom) { bar() }, width: 100, height: 200)
        #expect(cell.frame("view")?.height == 162)
    }
}
