import Foundation
import SwiftUI
import Testing

/// The boxes of a list in the laid-out tree: cards, rows, lines, headers and footers.
@MainActor @Suite struct ListBoxTests {
    private func cell<V: View>(_ list: V, change: (inout CellEnvironment) -> Void = { _ in }) throws -> RenderedCell {
        try render(list, width: 400, height: 600, change: change)
    }

    @Test("rows, headers and footers stand in the tree with their content below them")
    func paths() throws {
        let list = List {
            Section {
                Text("a")
                Text("b")
            } header: {
                Text("h")
            } footer: {
                Text("f")
            }
        }
        #expect(
            try cell(list).paths == [
                "List", "List/Card", "List/Header", "List/Header/Text", "List/Row[1]", "List/Row[1]/Separator", "List/Row[1]/Text",
                "List/Row[2]", "List/Row[2]/Text", "List/Footer", "List/Footer/Text",
            ])
    }

    @Test("a row of a loop is named by its element, not by its place")
    func loop() throws {
        let list = List { ForEach(["x", "y"], id: \.self) { Text($0) } }
        #expect(
            try cell(list).paths == [
                "List", "List/Card", "List/ForEach[x]/Row", "List/ForEach[x]/Row/Separator", "List/ForEach[x]/Row/Text",
                "List/ForEach[y]/Row", "List/ForEach[y]/Row/Text",
            ])
    }

    @Test("headers are as wide as the rows below them")
    func header() throws {
        let list = List { Section("h") { Text("a") } }
        let cell = try cell(list)
        #expect(cell.frames(of: "Header").first?.width == 360)
        #expect(cell.frames(of: "Header").first?.maxY == cell.frames(of: "Card").first?.minY)
    }

    @Test("a line between two rows is hidden by the one above and by the one below", arguments: [0, 1])
    func hidden(index: Int) throws {
        let list = List {
            ForEach(0..<2, id: \.self) { Text("row").listRowSeparator($0 == index ? .hidden : .automatic) }
        }
        #expect(try cell(list).frames(of: "Separator") == [])
    }

    @Test("a hidden lower edge hides the line below only, a hidden upper edge the one above")
    func edges() throws {
        let list = List {
            Text("a")
            Text("b").listRowSeparator(.hidden, edges: .top)
            Text("c")
        }
        let lines = try cell(list).frames(of: "Separator")
        #expect(lines.map(\.maxY) == [35 + 2 * 44])
    }

    @Test("a plain list has lines above its first row and below its last")
    func plain() throws {
        let list = List {
            Text("a")
            Text("b")
        }.listStyle(.plain)
        #expect(try cell(list).frames(of: "Separator").map(\.minY) == [0, 43, 87])
        #expect(try cell(list).frames(of: "Card") == [])
    }

    @Test("from right to left lines begin at the right and reach the card's other edge")
    func mirrored() throws {
        let list = List {
            Text("a")
            Text("b")
        }
        let line = try #require(try cell(list) { $0.direction = .rightToLeft }.frames(of: "Separator").first)
        #expect(line.minX == 20 && line.maxX == 360)
    }

    @Test("lists of iOS 26 grow their rows with the body's leading")
    func growth() throws {
        let list = List { Color.red.frame(height: 1) }
        for (category, height) in [
            (ContentSizeCategory.large, 52), (.medium, 51), (.extraSmall, 49), (.extraExtraExtraLarge, 59), (.accessibilityLarge, 70),
        ] {
            let row = try cell(list) {
                $0.system = .ios26
                $0.category = category
            }.frames(of: "Row").first
            #expect(row?.height == CGFloat(height))
        }
    }
}
