import Foundation
import SwiftUI
import Testing

/// Which columns of a split view an iPad shows, and where.
@MainActor @Suite struct SplitViewTests {
    private func two(_ visibility: NavigationSplitViewVisibility) -> some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.accessibilityIdentifier("sidebar")
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
    }

    private func three(_ visibility: NavigationSplitViewVisibility) -> some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.accessibilityIdentifier("sidebar")
        } content: {
            Color.green.accessibilityIdentifier("middle")
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
    }

    private func cell<V: View>(_ view: V, isPortrait: Bool = false, system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(view, width: isPortrait ? 834 : 1194, height: isPortrait ? 1194 : 834) {
            $0.isPad = true
            $0.horizontalSizeClass = .regular
            $0.system = system
        }
    }

    /// Where columns begin and end, those that are not shown left out.
    private func columns(_ cell: RenderedCell) -> [[CGFloat]] {
        ["sidebar", "middle", "detail"].compactMap { cell.frame($0) }.map { [$0.minX, $0.maxX] }
    }

    @Test(
        "in a landscape window two columns stand side by side", arguments: [NavigationSplitViewVisibility.automatic, .all, .doubleColumn])
    func landscape(visibility: NavigationSplitViewVisibility) throws {
        #expect(columns(try cell(two(visibility))) == [[0, 320], [320, 1194]])
    }

    @Test("a portrait window shows the detail alone, unless columns are asked for: they lie over it")
    func portrait() throws {
        #expect(columns(try cell(two(.automatic), isPortrait: true)) == [[0, 834]])
        #expect(columns(try cell(two(.all), isPortrait: true)) == [[0, 320], [0, 834]])
    }

    @Test("of three columns the sidebar stays away by itself")
    func third() throws {
        #expect(columns(try cell(three(.automatic))) == [[0, 320], [320, 1194]])
        #expect(columns(try cell(three(.all))) == [[0, 320], [320, 640], [640, 1194]])
        #expect(columns(try cell(three(.doubleColumn))) == [[0, 320], [320, 1194]])
    }

    @Test("a navigation view is a split view of two columns, and the run says where it has no detail")
    func navigationView() throws {
        let view = NavigationView { Color.red.accessibilityIdentifier("sidebar") }
        #expect(columns(try cell(view)) == [[0, 320]])
        #expect(try cell(view).notes == ["A navigation view has one screen only; in a wide window its detail is empty."])
        #expect(columns(try cell(view, isPortrait: true)) == [])
        let pair = NavigationView {
            Color.red.accessibilityIdentifier("sidebar")
            Color.blue.accessibilityIdentifier("detail")
        }
        #expect(columns(try cell(pair)) == [[0, 320], [320, 1194]])
        #expect(try cell(pair).notes == [])
    }

    @Test("the detail alone has the whole window", arguments: [false, true])
    func detailOnly(isPortrait: Bool) throws {
        #expect(columns(try cell(three(.detailOnly), isPortrait: isPortrait)) == [[0, isPortrait ? 834 : 1194]])
    }

    @Test("balanced columns stand beside the detail in every window")
    func balanced() throws {
        let view = two(.all).navigationSplitViewStyle(.balanced)
        #expect(columns(try cell(view, isPortrait: true)) == [[0, 320], [320, 834]])
    }

    @Test("a column has the width that its content asks for")
    func width() throws {
        let view = NavigationSplitView {
            Color.red.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(250)
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
        #expect(columns(try cell(view)) == [[0, 250], [250, 1194]])
    }

    @Test("the first column's bar has the button that shows and hides the sidebar")
    func toggle() throws {
        for view in [two(.all), two(.detailOnly)] {
            let images = try cell(view).frames(of: "Image")
            #expect(images.count == 1)
            #expect(try #require(images.first).minX < 60)
        }
    }

    @Test("the ground of a list in the detail goes on behind the sidebar")
    func ground() throws {
        let view = NavigationSplitView {
            Text("sidebar")
        } detail: {
            List { Text("row") }
        }
        let cell = try cell(view, system: .ios26)
        #expect(cell.frames(of: "List").first == CGRect(x: 320, y: 64, width: 874, height: 770))
        #expect(cell.list.items.description.contains("1194"))
    }

    private struct Links: View {
        var isActive = true
        var body: some View {
            List {
                NavigationLink("one", isActive: .constant(isActive)) {
                    Color.green.accessibilityIdentifier("pushed").navigationTitle("Pushed")
                }
                NavigationLink("two") { Text("other") }
            }
            .accessibilityIdentifier("sidebar")
        }
    }

    @Test("a link of the sidebar that is active shows its screen in the place of the detail", arguments: SystemGeneration.allCases)
    func link(system: SystemGeneration) throws {
        let split = NavigationSplitView {
            Links()
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
        let cell = try cell(split, system: system)
        #expect(cell.frame("pushed")?.minX == 320 && cell.frame("sidebar")?.maxX == 320)
        #expect(cell.frame("detail") == nil)
        #expect(cell.tree.views.contains { $0.text == "Pushed" })
        let view = try self.cell(NavigationView { Links() }, system: system)
        #expect(view.frame("pushed")?.minX == 320)
        #expect(view.notes == [])
    }

    @Test("of three columns the sidebar's link fills the second, the second's the detail")
    func linkOfThree() throws {
        let view = NavigationSplitView(columnVisibility: .constant(.all)) {
            Links()
        } content: {
            Color.red.accessibilityIdentifier("middle")
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
        let cell = try cell(view)
        #expect(cell.frame("pushed")?.minX == 320 && cell.frame("pushed")?.width == 320)
        #expect(cell.frame("middle") == nil && cell.frame("detail")?.minX == 640)
    }

    @Test("a destination that a sidebar presents stands in the detail")
    func destination() throws {
        let view = NavigationSplitView {
            Text("side").navigationDestination(isPresented: .constant(true)) { Color.green.accessibilityIdentifier("pushed") }
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
        #expect(try cell(view).frame("pushed")?.minX == 320)
    }

    @Test("rows of a sidebar stand on no card and have no lines between them")
    func sidebarRows() throws {
        let view = NavigationSplitView {
            List(selection: .constant(1)) {
                Text("a").tag(0)
                Text("b").tag(1)
            }
        } detail: {
            Text("detail")
        }
        let cell = try cell(view)
        #expect(cell.frames(of: "Row").map(\.height) == [44, 44])
        #expect(cell.frames(of: "Card") == [] && cell.frames(of: "Separator") == [])
    }

    @Test("from right to left the sidebar stands at the right")
    func mirrored() throws {
        let cell = try render(two(.all), width: 1194, height: 834) {
            $0.isPad = true
            $0.horizontalSizeClass = .regular
            $0.direction = .rightToLeft
        }
        #expect(columns(cell) == [[874, 1194], [0, 874]])
    }
}
