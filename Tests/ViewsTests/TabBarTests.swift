import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

@MainActor @Suite struct TabBarTests {
    private let pad: (inout CellEnvironment) -> Void = {
        $0.isPad = true
        $0.horizontalSizeClass = .regular
        $0.safeArea = .init(top: 24, bottom: 20)
    }

    private func tabs<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        TabView {
            content().tabItem { Label("One", systemImage: "star") }
            Text("second").tabItem { Label("Two", systemImage: "star") }
        }
    }

    // The row of a navigation bar on an iPad is 50 tall: Config/metrics.json.
    @Test("tabs of an iPad stand above the screen and take a row")
    func above() throws {
        let cell = try render(tabs { Color.red.accessibilityIdentifier("content") }, width: 820, height: 1180, change: pad)
        #expect(cell.frame("content") == CGRect(x: 0, y: 74, width: 820, height: 1086))
        let names = cell.tree.views.filter { $0.text == "One" || $0.text == "Two" }.map(\.frame)
        #expect(names.allSatisfy { $0.midY == 49 })
    }

    @Test("tabs of an iPad share the row of a navigation bar, whose inline title stands before them")
    func shared() throws {
        let view = tabs {
            NavigationStack {
                Color.red.accessibilityIdentifier("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            }
        }
        let cell = try render(view, width: 820, height: 1180, change: pad)
        #expect(cell.frame("content")?.minY == 74)
        let title = try #require(cell.tree.views.first { $0.text == "Title" })
        #expect(title.frame.minX == 20)
        #expect(title.frame.midY == 49)
    }

    @Test("in a narrow window of an iPad the bar stands below")
    func narrow() throws {
        let cell = try render(tabs { Color.red.accessibilityIdentifier("content") }, width: 375, height: 1180) {
            pad(&$0)
            $0.horizontalSizeClass = .compact
        }
        #expect(cell.frame("content")?.maxY == 1111)
    }

    // Measured on an SE: 83 reserved, a capsule of 62 that ends 21 above the edge (swiftui-layout 12, metrics.json).
    @Test("a bar that floats keeps its distance from the edge, with and without a safe area", arguments: [0, 34])
    func floating(bottom: CGFloat) throws {
        let cell = try render(tabs { Color.red.accessibilityIdentifier("content") }, width: 375, height: 667) {
            $0.system = .ios26
            $0.safeArea = .init(bottom: bottom)
        }
        #expect(cell.frame("content")?.maxY == 584)
    }

    private func hasGround(_ cell: RenderedCell, _ height: CGFloat) -> Bool {
        func blurs(_ items: [DisplayItem]) -> Bool {
            items.contains { item in
                guard case .group(_, let effect, let inner) = item else { return false }
                return effect.clip?.bounds.minY == height && effect.isolated || blurs(inner)
            }
        }
        return blurs(cell.list.items)
    }

    @Test("a bar has a ground where rows go on under it, and only there", arguments: [(3, false), (30, true)])
    func ground(rows: Int, isShown: Bool) throws {
        let view = tabs { NavigationStack { List(0..<rows, id: \.self) { Text("row \($0)") }.navigationTitle("Title") } }
        let cell = try render(view, width: 393, height: 852) { $0.safeArea = .init(top: 59, bottom: 34) }
        #expect(hasGround(cell, 769) == isShown)
    }

    @Test("what scrolls without rows counts by its length, not by its window", arguments: [(300, false), (3000, true)])
    func scrollGround(height: CGFloat, isShown: Bool) throws {
        let view = tabs { NavigationStack { ScrollView { Color.red.frame(height: height) }.navigationTitle("Title") } }
        let cell = try render(view, width: 393, height: 852) { $0.safeArea = .init(top: 59, bottom: 34) }
        #expect(hasGround(cell, 769) == isShown)
    }

    @Test("a toolbar below has a ground where rows go on under it, and none is drawn where there is no toolbar")
    func toolbar() throws {
        let list = List(0..<40, id: \.self) { Text("row \($0)") }
        let phone: (inout CellEnvironment) -> Void = { $0.safeArea = .init(top: 59, bottom: 34) }
        let plain = try render(NavigationStack { list }, width: 393, height: 852, change: phone)
        #expect(!hasGround(plain, 818))
        let view = NavigationStack { list.toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } } }
        #expect(hasGround(try render(view, width: 393, height: 852, change: phone), 774))
    }

    @Test("a badge stands on the upper corner of the icon and leaves the name alone")
    func badge() throws {
        let view = TabView {
            Text("first").tabItem { Label("One", systemImage: "star") }.badge(3)
            Text("second").tabItem { Label("Two", systemImage: "star") }
        }
        let cell = try render(view, width: 393, height: 852) { $0.safeArea = .init(bottom: 34) }
        let badge = try #require(cell.tree.views.first { $0.text == "3" }).frame
        let name = try #require(cell.tree.views.first { $0.text == "One" }).frame
        let icon = try #require(cell.frames(of: "Image").first)
        #expect(badge.maxY < name.minY)
        #expect(badge.minX > icon.midX)
        #expect(badge.minX < icon.maxX)
    }

    @Test("an image and a name without a label stand as a label does")
    func looseParts() throws {
        func frames<V: View>(_ item: V) throws -> [CGRect] {
            let view = TabView { Text("first").tabItem { item } }
            return try render(view, width: 393, height: 852).tree.views.filter { $0.text == "One" || $0.type == "Image" }.map(\.frame)
        }
        let loose = Group {
            Image(systemName: "star")
            Text("One")
        }
        #expect(try frames(loose) == frames(Label("One", systemImage: "star")))
    }

    @Test("text in bars grows no further than at extraExtraLarge, and shrinks no further than at large")
    func textSize() throws {
        func frame(_ category: ContentSizeCategory) throws -> CGRect {
            let view = NavigationStack { Text("x").toolbar { ToolbarItem { Text("T").font(.body) } } }
            let cell = try render(view, width: 393, height: 852) { $0.category = category }
            return try #require(cell.tree.views.first { $0.text == "T" }).frame
        }
        #expect(try frame(.accessibilityExtraExtraExtraLarge) == frame(.extraExtraLarge))
        #expect(try frame(.extraSmall) == frame(.large))
        #expect(try frame(.extraExtraLarge).height > frame(.large).height)
    }
}
