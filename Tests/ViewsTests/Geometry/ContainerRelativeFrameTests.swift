import Foundation
import SwiftUI
import Testing

/// The container that counts is the nearest one: swiftui-layout 6.6. Its length excludes its safe area.
@MainActor @Suite struct ContainerRelativeFrameTests {
    // As wide and as high as its container.
    private var box: some View { Color.red.accessibilityIdentifier("box").containerRelativeFrame([.horizontal, .vertical]) }

    private func size<Content: View>(_ view: Content) throws -> CGSize? {
        try render(view, width: 390, height: 844) { $0.safeArea = .init(top: 47, bottom: 34) }.frame("box")?.size
    }

    @Test("in a window: its size without the safe area, whatever stacks, frames and layers stand between")
    func window() throws {
        #expect(try size(box) == CGSize(width: 390, height: 763))
        #expect(
            try size(
                HStack {
                    Color.blue; box.frame(width: 100)
                }) == CGSize(width: 390, height: 763))
        #expect(try size(Color.blue.frame(width: 50, height: 50).overlay { box }) == CGSize(width: 390, height: 763))
        #expect(try size(Grid { GridRow { box } }) == CGSize(width: 390, height: 763))
    }

    @Test("a share of the length: so many units of so many, with the distances between them")
    func shares() throws {
        // 390 in 5 units with 10 between them: 70 each, two with their distance 150.
        let share = Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
        #expect(try size(share.accessibilityIdentifier("box")) == CGSize(width: 150, height: 10))
        // 763 in 4 units without any: 190.75.
        let tall = Color.red.frame(width: 10).containerRelativeFrame(.vertical, count: 4, spacing: 0)
        #expect(try size(tall.accessibilityIdentifier("box")) == CGSize(width: 10, height: 190.75))
    }

    @Test("a length worked out of the container's, with the axis it is asked for")
    func computed() throws {
        let view = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 2 : length - 63
        }
        #expect(try size(view.accessibilityIdentifier("box")) == CGSize(width: 195, height: 700))
    }

    @Test("content of another size is aligned in the frame, on the other side from right to left")
    func alignment() throws {
        let view = Color.red.frame(width: 40, height: 10).accessibilityIdentifier("box")
            .containerRelativeFrame(.horizontal, alignment: .leading)
        #expect(try render(view, width: 200, height: 100).frame("box")?.minX == 0)
        #expect(try render(view, width: 200, height: 100) { $0.direction = .rightToLeft }.frame("box")?.minX == 160)
    }

    @Test("in a navigation stack: below its bar")
    func navigationStack() throws {
        let view = NavigationStack { box.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
        #expect(try size(view) == CGSize(width: 390, height: 844 - 47 - 44 - 34))
    }

    @Test("in a tab: above the bar of tabs")
    func tab() throws {
        let view = TabView { box.tabItem { Text("One") } }
        #expect(try size(view) == CGSize(width: 390, height: 844 - 47 - 49 - 34))
    }

    @Test("in a scroll view: its size without insets and margins")
    func scrollView() throws {
        func width<Content: View>(_ view: Content) throws -> CGFloat? { try size(view)?.width }
        let scroll = ScrollView { Color.red.frame(height: 10).containerRelativeFrame(.horizontal).accessibilityIdentifier("box") }
        #expect(try width(scroll) == 390)
        #expect(try width(scroll.padding(.horizontal, 45)) == 300)
        #expect(try width(scroll.safeAreaPadding(.horizontal, 20)) == 350)
        #expect(try width(scroll.contentMargins(.horizontal, 25, for: .scrollContent)) == 340)
        let nested = ScrollView(.horizontal) { scroll.frame(width: 120) }
        #expect(try width(nested) == 120)
    }

    @Test("in a list: its width")
    func list() throws {
        let view = List { Color.red.frame(height: 10).containerRelativeFrame(.horizontal).accessibilityIdentifier("box") }
        #expect(try size(view)?.width == 390)
        #expect(try size(view.frame(width: 300))?.width == 300)
    }

    @Test("in a column of a split view: the column's width, not the window's")
    func column() throws {
        let view = NavigationSplitView(columnVisibility: .constant(.all)) {
            VStack {
                Color.green.accessibilityIdentifier("column")
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal).accessibilityIdentifier("box")
            }
        } detail: {
            Color.blue
        }
        let cell = try render(view, width: 1194, height: 834) {
            $0.isPad = true
            $0.horizontalSizeClass = .regular
        }
        let width = try #require(cell.frame("box")).width
        #expect(width == cell.frame("column")?.width)
        #expect(width < 500)
    }
}
