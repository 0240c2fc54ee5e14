import Foundation
import SwiftUI
import Testing

/// Headers and footers that stay in sight; frames are derived from the rule.
@MainActor @Suite struct PinnedViewsTests {
    private func sections() -> some View {
        ForEach(0..<2, id: \.self) { section in
            Section {
                ForEach(0..<10, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("row\(section)-\($0)") }
            } header: {
                Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("header\(section)")
            } footer: {
                Color.green.frame(width: 40, height: 25).accessibilityIdentifier("footer\(section)")
            }
        }
    }

    private func column(_ pinned: PinnedScrollableViews) -> some View {
        ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { sections() } }
    }

    @Test("at the start a pinned footer stands at the lower edge, and nothing else moves")
    func footer() throws {
        let cell = try render(column([.sectionHeaders, .sectionFooters]), width: 100, height: 200)
        #expect(cell.frame("footer0") == CGRect(x: 30, y: 175, width: 40, height: 25))
        #expect(cell.frame("header0")?.minY == 0 && cell.frame("row0-9")?.minY == 290)
        // The second section lies below what shows.
        #expect(cell.frame("header1")?.minY == 345 && cell.frame("footer1")?.minY == 665)
    }

    @Test("views that are not pinned scroll away")
    func unpinned() throws {
        let cell = try render(column([]), width: 100, height: 200)
        #expect(cell.frame("footer0")?.minY == 320)
        let end = try render(column(.sectionFooters).defaultScrollAnchor(.bottom), width: 100, height: 200)
        #expect(end.frame("header1")?.minY == -145)
    }

    @Test("a pinned header stands at the upper edge while its section shows")
    func header() throws {
        let cell = try render(column(.sectionHeaders).defaultScrollAnchor(.bottom), width: 100, height: 200)
        #expect(cell.frame("header1")?.minY == 0 && cell.frame("row1-5")?.minY == 25)
        #expect(cell.frame("footer1")?.maxY == 200)
        #expect(cell.frame("header0")?.minY == -490)
    }

    @Test("the end of its section pushes a pinned header out")
    func pushed() throws {
        // The content is 690 long, so 310 of it are above what shows: the rows of the first section end 10 below the edge.
        let anchor = UnitPoint(x: 0, y: 310.0 / 490)
        let cell = try render(column(.sectionHeaders).defaultScrollAnchor(anchor), width: 100, height: 200)
        let header = try #require(cell.frame("header0"))
        #expect(abs(header.minY + 10) < 1e-9)
        #expect(abs(try #require(cell.frame("row0-9")).maxY - header.maxY) < 1e-9)
    }

    @Test("a pinned header stands below a bar over the scroll view")
    func bar() throws {
        let view = column(.sectionHeaders).defaultScrollAnchor(.bottom)
            .safeAreaInset(edge: .top, spacing: 0) { Color.black.frame(height: 30) }
        #expect(try render(view, width: 100, height: 200).frame("header1")?.minY == 30)
    }

    @Test("a pinned header is drawn over the rows it covers")
    func order() throws {
        let cell = try render(column(.sectionHeaders).defaultScrollAnchor(.bottom), width: 100, height: 200)
        let names = cell.tree.views.compactMap(\.identifier)
        let (header, row) = (names.firstIndex(of: "header1"), names.firstIndex(of: "row1-9"))
        #expect(try #require(header) > #require(row))
    }

    @Test("rows pin along their own axis, from right to left too")
    func row() throws {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section {
                    ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 30, height: 10) }
                } header: {
                    Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("header")
                } footer: {
                    Color.green.frame(width: 25, height: 10).accessibilityIdentifier("footer")
                }
            }
        }
        let cell = try render(view, width: 100, height: 50)
        #expect(cell.frame("header")?.minX == 0 && cell.frame("footer")?.minX == 75)
        let mirrored = try render(view, width: 100, height: 50) { $0.direction = .rightToLeft }
        #expect(mirrored.frame("header")?.maxX == 100 && mirrored.frame("footer")?.minX == 0)
    }

    @Test("in a lazy grid the sections of a loop have lines of their own, and their headers pin")
    func grid() throws {
        let columns = [GridItem(.fixed(40)), GridItem(.fixed(40))]
        func grid(_ pinned: PinnedScrollableViews) -> some View {
            ScrollView { LazyVGrid(columns: columns, spacing: 0, pinnedViews: pinned) { sections() } }
        }
        let start = try render(grid([]), width: 88, height: 100)
        #expect(start.frame("header0") == CGRect(x: 24, y: 0, width: 40, height: 20))
        #expect(start.frame("row0-1") == CGRect(x: 48, y: 20, width: 40, height: 30))
        #expect(start.frame("footer0") == CGRect(x: 24, y: 170, width: 40, height: 25))
        #expect(start.frame("header1")?.minY == 195 && start.frame("row1-0")?.minY == 215)
        let end = try render(grid([.sectionHeaders, .sectionFooters]).defaultScrollAnchor(.bottom), width: 88, height: 100)
        #expect(end.frame("header1")?.minY == 0 && end.frame("footer1")?.maxY == 100)
        let footed = try render(grid(.sectionFooters), width: 88, height: 100)
        #expect(footed.frame("footer0")?.minY == 75)
    }

    @Test("a distance that is no number is none of the caller's", arguments: [CGFloat.nan, .infinity, -.infinity])
    func distances(spacing: CGFloat) throws {
        let view = ScrollView { LazyVStack(spacing: spacing, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections() } }
        #expect(try render(view, width: 100, height: 200).frame("row0-0")?.minY == 28)
    }

    @Test("of a section without end the footer is made and pinned, its rows only as far as they show")
    func endless() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
                Section {
                    ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(height: 30) }
                } footer: {
                    Color.green.frame(height: 25).accessibilityIdentifier("footer")
                }
            }
        }
        let cell = try render(view, width: 100, height: 200)
        #expect(cell.frame("footer")?.minY == 175)
        #expect(cell.frames(of: "Color").count < 20)
    }

    // Collection views put the item itself at the edge, and a header that pins lies over it: square/Listable, pull request 279.
    @Test("a row that is scrolled to the top lies under the pinned header")
    func scrolledTo() throws {
        let view = ScrollViewReader { proxy in column(.sectionHeaders).onAppear { proxy.scrollTo(5, anchor: .top) } }
        let cell = try render(view, width: 100, height: 200)
        #expect(cell.frame("row0-5")?.minY == 0 && cell.frame("header0")?.minY == 0)
    }
}
