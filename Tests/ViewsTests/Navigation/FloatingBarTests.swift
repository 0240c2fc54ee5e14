import Foundation
import SwiftUI
import Testing

/// Bars of iOS 26: where their parts stand.
@MainActor @Suite struct FloatingBarTests {
    private func cell<V: View>(_ view: V, top: CGFloat = 59, isPad: Bool = false) throws -> RenderedCell {
        try render(view, width: 390, height: 844) {
            $0.system = .ios26
            $0.safeArea = .init(top: top, bottom: 34)
            $0.isPad = isPad
        }
    }

    private func screen(_ placement: SearchFieldPlacement = .automatic) -> some View {
        Color.red.accessibilityIdentifier("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""), placement: placement)
    }

    @Test("a phone's search field stands in a bar below the screen")
    func search() throws {
        let cell = try cell(NavigationStack { screen() })
        let field = try #require(cell.frames(of: "SearchField").first)
        // Recorded on iOS 26.2 at 428 x 926: 48 high, 28 from the sides and from the edge of the screen.
        #expect(field == CGRect(x: 28, y: 844 - 28 - 48, width: 334, height: 48))
        #expect(cell.frame("content") == CGRect(x: 0, y: 113, width: 390, height: 844 - 113 - 34 - 48))
    }

    @Test("it stays below the title where code asks for it, above tabs, and on an iPad")
    func drawer() throws {
        let drawer = try cell(NavigationStack { screen(.navigationBarDrawer(displayMode: .always)) })
        let tabs = try cell(TabView { NavigationStack { screen() }.tabItem { Text("A") } })
        let pad = try cell(NavigationStack { screen() }, isPad: true)
        for cell in [drawer, tabs, pad] { #expect(cell.frame("content")?.minY == 173) }
    }

    @Test("beside other items of the bar it is no more than a button")
    func button() throws {
        let view = NavigationStack {
            screen().toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
        }
        #expect(try cell(view).frames(of: "SearchField").first?.size == CGSize(width: 44, height: 44))
    }

    @Test("bars keep 10 points from an edge without safe area")
    func edge() throws {
        let cell = try cell(NavigationStack { screen() }, top: 0)
        #expect(cell.frames(of: "NavigationBar").first == CGRect(x: 0, y: 10, width: 390, height: 54))
        #expect(cell.frame("content")?.minY == 64)
    }

    @Test("bars have names in the tree")
    func names() throws {
        let view = TabView {
            NavigationStack { Text("A").navigationTitle("D").toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } } }
                .tabItem { Text("C") }
        }
        let cell = try cell(view)
        for name in ["NavigationBar", "Toolbar", "TabBar"] { #expect(cell.frames(of: name).count == 1) }
    }
}
