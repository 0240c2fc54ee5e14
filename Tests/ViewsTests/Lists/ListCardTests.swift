import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// The cards behind rows, their corners by the position of the rows.
@MainActor @Suite struct ListCardTests {
    private func cell<V: View>(_ list: V, system: SystemGeneration = .ios18) throws -> RenderedCell {
        try render(list, width: 400, height: 600) { $0.system = system }
    }

    /// The outlines of cards with round corners.
    private func cards(_ cell: RenderedCell) -> [Outline] {
        func outlines(_ items: [DisplayItem]) -> [Outline] {
            items.flatMap { item -> [Outline] in
                switch item {
                case .shape(_, let outline, .color, nil) where outline.bounds.width > 300 && outline != .rect(outline.bounds): [outline]
                case .group(_, _, let inner): outlines(inner)
                default: []
                }
            }
        }
        return outlines(cell.list.items)
    }

    private func list(_ rows: Int) -> some View { List { ForEach(0..<rows, id: \.self) { Text("\($0)") } } }

    // Recorded on iOS 17.5: continuous corners of 10. Recorded on iOS 26.1 and 26.2: circular ones of 26, of 25.5 at rows of 51.
    @Test("a card of one, two and three rows has the corners of its system", arguments: [1, 2, 3])
    func corners(rows: Int) throws {
        let height = CGFloat(rows)
        #expect(
            cards(try cell(list(rows)))
                == [.continuousRect(CGRect(x: 20, y: 35, width: 360, height: 44 * height), cornerSize: CGSize(width: 10, height: 10))])
        #expect(
            cards(try cell(list(rows), system: .ios26))
                == [.roundedRect(CGRect(x: 16, y: 35, width: 368, height: 52 * height), cornerSize: CGSize(width: 26, height: 26))])
    }

    @Test("a corner is no larger than half of the row that it belongs to")
    func lowRow() throws {
        let low = List {
            Color.red.frame(height: 10)
            Color.red.frame(height: 80)
        }
        .environment(\.defaultMinListRowHeight, 0)
        guard case .path(let path, _)? = cards(try cell(low, system: .ios26)).first else { Issue.record("no card"); return }
        // Rows of 40 and 110 points: corners of 20 above and of 26 below.
        #expect(path.boundingRect == CGRect(x: 16, y: 35, width: 368, height: 150))
        #expect(path.contains(CGPoint(x: 16.1, y: 55)) && !path.contains(CGPoint(x: 16.1, y: 53)))
        #expect(path.contains(CGPoint(x: 16.1, y: 159)) && !path.contains(CGPoint(x: 16.1, y: 161)))
    }

    @Test("rows with room between them stand on a card each and have no lines")
    func spacing() throws {
        let cell = try cell(list(3).listRowSpacing(8))
        #expect(cell.frames(of: "Card").map(\.minY) == [35, 87, 139])
        #expect(cell.frames(of: "Card").allSatisfy { $0.height == 44 })
        #expect(cell.frames(of: "Separator") == [])
        #expect(cards(cell).count == 3)
    }

    @Test("in a list without cards rows with room between them keep their lines")
    func plainSpacing() throws {
        let cell = try cell(list(2).listStyle(.plain).listRowSpacing(8))
        #expect(cell.frames(of: "Row").map(\.minY) == [0, 52])
        #expect(cell.frames(of: "Separator").map(\.minY) == [0, 43, 95])
    }

    @Test("a header has the least height that is asked for, its text above the rows")
    func headerHeight() throws {
        let list = List { Section("h") { Text("a") } }.environment(\.defaultMinListHeaderHeight, 60)
        let cell = try cell(list)
        #expect(cell.frames(of: "Header").first?.height == 60)
        let (text, row) = (cell.frames(of: "Text")[0], cell.frames(of: "Row")[0])
        #expect(row.minY - text.maxY == 6)
    }

    @Test("rows of a group that is open are indented by 20, those of one inside it by 40")
    func indentation() throws {
        let list = List {
            DisclosureGroup("one", isExpanded: .constant(true)) {
                Text("a")
                DisclosureGroup("two", isExpanded: .constant(true)) { Text("b") }
            }
            Text("c")
        }
        let lefts = try cell(list).tree.views.filter { $0.type == "Text" }.map(\.frame.minX)
        #expect(lefts == [40, 60, 60, 80, 40])
    }

    @Test("in the style of a sidebar a section's title has a mark after it, unless it cannot be closed")
    func sidebar() throws {
        let open = try cell(List { Section("h") { Text("a") } }.listStyle(.sidebar))
        let fixed = try cell(List { Section("h") { Text("a") }.collapsible(false) }.listStyle(.sidebar))
        func strokes(_ cell: RenderedCell) -> Int {
            func count(_ items: [DisplayItem]) -> Int {
                items.reduce(0) { sum, item in
                    switch item {
                    case .shape(_, _, _, let stroke): sum + (stroke == nil ? 0 : 1)
                    case .group(_, _, let inner): sum + count(inner)
                    default: sum
                    }
                }
            }
            return count(cell.list.items)
        }
        #expect(strokes(open) == strokes(fixed) + 1)
    }

    @Test("a badge that stands out is white on red and leaves more room")
    func badge() throws {
        func badged(_ prominence: BadgeProminence) throws -> RenderedCell {
            try cell(List { Text("a").badge(7).badgeProminence(prominence) })
        }
        func red(_ cell: RenderedCell) -> Int {
            func count(_ items: [DisplayItem]) -> Int {
                items.reduce(0) { sum, item in
                    switch item {
                    case .shape(_, _, .color(let color), _): sum + (color.red > 0.9 && color.green < 0.3 ? 1 : 0)
                    case .group(_, _, let inner): sum + count(inner)
                    default: sum
                    }
                }
            }
            return count(cell.list.items)
        }
        #expect(red(try badged(.increased)) == 1)
        #expect(try [.standard, .decreased].map { red(try badged($0)) } == [0, 0])
    }
}
