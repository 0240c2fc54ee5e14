import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct NavigationTests {
    private let phone: (inout CellEnvironment) -> Void = {
        $0.safeArea = .init(top: 59, bottom: 34)
        $0.verticalSizeClass = .regular
    }

    // swiftui-layout 12: bar 44, large title 96 in all.
    @Test("content begins below the bar and the large title")
    func largeTitle() throws {
        let view = NavigationStack { Color.red.accessibilityIdentifier("content").navigationTitle("Title") }
        let cell = try render(view, width: 393, height: 852, change: phone)
        #expect(cell.frame("content") == CGRect(x: 0, y: 155, width: 393, height: 663))
        let title = try #require(cell.tree.views.first { $0.text == "Title" })
        #expect(title.frame.minX == 16)
        #expect(title.frame.maxY == 147)
    }

    @Test("an inline title stands in the middle of a bar of 44")
    func inlineTitle() throws {
        let view = NavigationView {
            Color.red.accessibilityIdentifier("content").navigationBarTitle("Title", displayMode: .inline)
        }
        let cell = try render(view, width: 393, height: 852, change: phone)
        #expect(cell.frame("content")?.minY == 103)
        let title = try #require(cell.tree.views.first { $0.text == "Title" })
        #expect(title.frame.midX == 196.5)
    }

    @Test("a hidden bar takes no room")
    func hiddenBar() throws {
        let view = NavigationStack { Color.red.accessibilityIdentifier("content").navigationBarHidden(true) }
        #expect(try render(view, width: 393, height: 852, change: phone).frame("content")?.minY == 59)
    }

    @Test("items of the toolbar stand at the ends of the bar and below")
    func items() throws {
        let view = NavigationStack {
            Color.red.accessibilityIdentifier("content").toolbar {
                ToolbarItem(placement: .topBarLeading) { Text("L") }
                ToolbarItem(placement: .topBarTrailing) { Text("T") }
                ToolbarItem(placement: .bottomBar) { Text("B") }
            }
        }
        let cell = try render(view, width: 393, height: 852, change: phone)
        func frame(_ text: String) throws -> CGRect { try #require(cell.tree.views.first { $0.text == text }).frame }
        #expect(try frame("L").minX == 16)
        #expect(try frame("T").maxX == 377)
        #expect(try frame("B").midY == 796)
        #expect(cell.frame("content")?.maxY == 774)
    }

    @Test("a list in a stack starts below the bar and draws under it")
    func list() throws {
        let view = NavigationStack { List { Text("A") }.navigationTitle("Title") }
        let cell = try render(view, width: 393, height: 852, change: phone)
        #expect(cell.frames(of: "List").first?.minY == 155)
        #expect(cell.list.items.description.contains("852"))
    }

    @Test("a row that leads somewhere shows a chevron and leaves room for it")
    func chevron() throws {
        let view = List { NavigationLink("A") { Text("B") } }
        let cell = try render(view, width: 393, height: 400)
        #expect(cell.frames(of: "NavigationLink").count == 1)
        #expect(cell.list.items.description.contains("lineCap"))
    }

    // swiftui-layout 12: 49 above the safe area.
    @Test("a tab view leaves room for its bar and shows the chosen screen")
    func tabs() throws {
        let view = TabView(selection: .constant(1)) {
            Text("first").tabItem { Label("One", systemImage: "star") }.tag(0)
            Color.red.accessibilityIdentifier("content").tabItem { Label("Two", systemImage: "star") }.tag(1)
        }
        let cell = try render(view, width: 393, height: 852, change: phone)
        #expect(cell.frame("content")?.maxY == 769)
        let texts = cell.tree.views.compactMap(\.text)
        #expect(texts == ["One", "Two"])
    }

    @Test("new tabs name their screens")
    func newTabs() throws {
        let view = TabView {
            Tab("One", systemImage: "star") { Text("first") }
            Tab("Two", systemImage: "star") { Text("second") }
        }
        let texts = try render(view, width: 393, height: 852, change: phone).tree.views.compactMap(\.text)
        #expect(texts == ["first", "One", "Two"])
    }

    @Test("a split view shows its columns side by side where there is room, else the sidebar")
    func split() throws {
        let view = NavigationSplitView {
            Color.red.accessibilityIdentifier("sidebar")
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
        let wide = try render(view, width: 1194, height: 834) {
            $0.isPad = true
            $0.horizontalSizeClass = .regular
        }
        #expect(wide.frame("sidebar")?.width == 320)
        #expect(wide.frame("detail")?.width == 874)
        let narrow = try render(view, width: 393, height: 852, change: phone)
        #expect(narrow.frame("sidebar")?.width == 393)
        #expect(narrow.frame("detail") == nil)
    }
}
