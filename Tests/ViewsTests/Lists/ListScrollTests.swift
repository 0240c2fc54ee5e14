import Foundation
import ProofsheetDrawing
import ProofsheetViews
import SwiftUI
import Testing

/// Where lists stand that are asked to show something; frames are derived from the rule and the list's figures.
@MainActor @Suite struct ListScrollTests {
    private struct Reader<Rows: View>: View {
        let target: AnyHashable
        var anchor: UnitPoint?
        let rows: Rows
        var body: some View {
            ScrollViewReader { proxy in rows.onAppear { proxy.scrollTo(target, anchor: anchor) } }
        }
    }

    private func rows(_ count: Int) -> some View { List { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } } }

    private func cell<V: View>(_ view: V, change: (inout CellEnvironment) -> Void = { _ in }) throws -> RenderedCell {
        try render(view, width: 400, height: 600, change: change)
    }

    private func row(_ id: Int, _ cell: RenderedCell) -> CGRect? {
        cell.tree.views.first { $0.path.hasSuffix("ForEach[\(id)]/Row") }?.frame
    }

    // 30 rows of 44 below 35 and above 17.667 in a window of 600: the last 772.667 points can be scrolled to (swiftui-layout 12).
    @Test(
        "a reader scrolls a row to an anchor, or as far as it takes, but never beyond the ends",
        arguments: [
            (10, .top, 0), (10, .center, 278), (13, .bottom, 556), (20, nil, 556), (3, nil, 167), (29, .top, 538.333), (0, .bottom, 35),
        ] as [(Int, UnitPoint?, CGFloat)])
    func reader(target: Int, anchor: UnitPoint?, y: CGFloat) throws {
        let cell = try cell(Reader(target: target, anchor: anchor, rows: rows(30)))
        #expect(abs(try #require(row(target, cell)).minY - y) < 0.001)
        #expect(cell.notes == [])
    }

    @Test("rows that were scrolled away stand in the tree of a short list, but are not drawn")
    func unseen() throws {
        let cell = try cell(Reader(target: 29, rows: rows(30)))
        #expect(cell.frames(of: "Row").count == 30)
        let drawn = cell.list.items.description
        #expect(drawn.contains("\"29\"") && !drawn.contains("\"0\""))
    }

    @Test("a view that is not there scrolls nothing")
    func missing() throws {
        let list = Reader(target: "nowhere", anchor: .top, rows: rows(30))
        #expect(row(0, try cell(list))?.minY == 35)
    }

    @Test("of a long list only rows about the target are made", arguments: [(99_999, UnitPoint?.none), (50_000, .top), (50_000, .center)])
    func long(target: Int, anchor: UnitPoint?) throws {
        var made = 0
        let list = List {
            ForEach(0..<100_000, id: \.self) { number in
                let _ = (made += 1)
                Text(verbatim: "\(number)")
            }
        }
        let cell = try cell(Reader(target: target, anchor: anchor, rows: list))
        let frame = try #require(row(target, cell))
        #expect(frame.minY >= 0 && frame.maxY <= 600)
        #expect(made < 300)
        let shown = cell.frames(of: "Row").filter { $0.maxY > 0 && $0.minY < 600 }
        #expect(shown.count >= 13)
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    }

    @Test("where elements before the target come to nothing, as many more are made as it takes to fill the window")
    func sparse() throws {
        let list = List {
            ForEach(0..<2000, id: \.self) { number in if number.isMultiple(of: 50) { Text(verbatim: "\(number)") } }
        }
        let cell = try cell(Reader(target: 1950, anchor: .bottom, rows: list))
        #expect(abs(try #require(row(1950, cell)).maxY - 600) < 0.001)
        #expect(abs(try #require(row(1400, cell)).minY - (600 - 12 * 44)) < 0.001)
    }

    @Test("a view inside a row counts by the identity it was given, and the whole row shows")
    func identity() throws {
        let list = List {
            ForEach(0..<20, id: \.self) { _ in Text("row") }
            VStack { Text("below").id("target") }
            ForEach(20..<40, id: \.self) { _ in Text("row") }
        }
        let cell = try cell(Reader(target: "target", anchor: .top, rows: list))
        let text = try #require(cell.tree.views.first { $0.text == "below" })
        #expect(text.frame.midY == 22)
    }

    @Test("rows of sections are found in every section, headers too")
    func sections() throws {
        let list = List {
            ForEach(0..<10, id: \.self) { section in
                Section {
                    ForEach(0..<5, id: \.self) { Text(verbatim: "\($0)").id("\(section).\($0)") }
                } header: {
                    Text("header").id("header \(section)")
                }
            }
        }
        let cell1 = try cell(Reader(target: "7.2", anchor: .top, rows: list))
        #expect(cell1.tree.views.first { $0.identifier == "7.2" }?.frame.midY == 22)
        let cell2 = try cell(Reader(target: "header 5", anchor: .top, rows: list))
        #expect(cell2.frames(of: "Header").contains { $0.minY == 0 })
    }

    @Test("a list stands where its binding says")
    func bindings() throws {
        #expect(row(12, try cell(rows(30).scrollPosition(id: .constant(12), anchor: .center)))?.midY == 300)
        func first(_ position: ScrollPosition) throws -> CGFloat? { row(0, try cell(rows(30).scrollPosition(.constant(position))))?.minY }
        #expect(try first(ScrollPosition(y: 100)) == -65)
        #expect(try first(ScrollPosition(edge: .top)) == 35)
        #expect(try first(ScrollPosition(id: 10, anchor: .top)) == -440)
        #expect(try first(ScrollPosition(y: .nan)) == 35)
        let end = try #require(try first(ScrollPosition(edge: .bottom)))
        #expect(abs(end - (35 - 772.667)) < 0.001)
        #expect(try first(ScrollPosition(y: 1e9)) == end)
    }

    @Test("an anchor is where a long list begins and where a short one stands")
    func anchors() throws {
        let last = try #require(row(29, try cell(rows(30).defaultScrollAnchor(.bottom))))
        #expect(abs(last.maxY - (600 - 17.667)) < 0.001)
        // 35 + 44 + 17.667 in 600.
        let low = try #require(row(0, try cell(rows(1).defaultScrollAnchor(.bottom))))
        #expect(abs(low.minY - (600 - 61.667)) < 0.001)
        #expect(row(0, try cell(rows(1).defaultScrollAnchor(.bottom, for: .initialOffset)))?.minY == 35)
        #expect(row(0, try cell(rows(30).defaultScrollAnchor(.bottom, for: .alignment)))?.minY == 35)
    }

    @Test("a list at its end shows its last rows however long it is")
    func longAnchor() throws {
        let cell = try cell(rows(100_000).defaultScrollAnchor(.bottom))
        #expect(abs(try #require(row(99_999, cell)).maxY - (600 - 17.667)) < 0.001)
        #expect(cell.frames(of: "Row").count < 100)
    }

    @Test("a form scrolls too, and rows stay between the bars")
    func form() throws {
        let form = Form { ForEach(0..<30, id: \.self) { Text(verbatim: "\($0)") } }
        let view = NavigationStack { Reader(target: 10, anchor: .top, rows: form).navigationBarTitleDisplayMode(.inline) }
        let cell = try cell(view) { $0.safeArea = .init(top: 50, bottom: 30) }
        let top = try #require(cell.frames(of: "Form").first).minY
        #expect(row(10, cell)?.minY == top)
    }

    // A plain header is a line of 15 and 5 above and below it; rows are 44.
    @Test("the header of a plain section stays in sight until the next one pushes it out")
    func pinned() throws {
        let list = List {
            ForEach(0..<4, id: \.self) { section in
                Section("section \(section)") { ForEach(0..<10, id: \.self) { Text(verbatim: "\(section)\($0)").id("\(section)\($0)") } }
            }
        }
        .listStyle(.plain)
        let middle = try cell(Reader(target: "15", anchor: .top, rows: list))
        #expect(middle.frames(of: "Header").filter { $0.minY == 0 }.count == 1)
        let header = try #require(middle.frames(of: "Header").first { $0.minY == 0 })
        let pushed = try cell(list.scrollPosition(.constant(ScrollPosition(y: header.height + 440 - 10))))
        #expect(pushed.frames(of: "Header").contains { abs($0.maxY - 10) < 0.001 })
    }

    @Test("what is asked of a list is nothing to the scroll views in its rows")
    func nested() throws {
        let list = List {
            ScrollView(.horizontal) { Color.red.frame(width: 900, height: 20).accessibilityIdentifier("wide") }
            ForEach(0..<30, id: \.self) { Text(verbatim: "\($0)") }
        }
        let cell = try cell(list.defaultScrollAnchor(.bottomTrailing))
        #expect(cell.frame("wide")?.minX == 40)
    }
}
