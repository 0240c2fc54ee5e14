import Foundation
import SwiftUI
import Testing

private struct Person: Identifiable {
    let id: Int
    let given, family: String
    var age = 30
}

private let people = [Person(id: 1, given: "Ada", family: "Lovelace"), Person(id: 2, given: "Mary", family: "Shelley")]

/// Tables: columns with a header where there is room, else a list of the first column.
@MainActor @Suite struct TableTests {
    private func cell<V: View>(_ view: V, width: CGFloat = 676, isWide: Bool = true, system: SystemGeneration = .ios18) throws
        -> RenderedCell
    {
        try render(view, width: width, height: 600) {
            $0.horizontalSizeClass = isWide ? .regular : .compact
            $0.isPad = true
            $0.system = system
        }
    }

    private var table: some View {
        Table(people) {
            TableColumn("Given", value: \.given)
            TableColumn("Family", value: \.family)
            TableColumn("Age") { Text(verbatim: "\($0.age)") }
        }
    }

    private func texts(_ cell: RenderedCell) -> [String] { cell.tree.views.compactMap { $0.type == "Text" ? $0.text : nil } }

    @Test("a header names the columns, and each row has a cell in each of them", arguments: SystemGeneration.allCases)
    func wide(system: SystemGeneration) throws {
        let cell = try cell(table, system: system)
        #expect(texts(cell) == ["Given", "Family", "Age", "Ada", "Lovelace", "30", "Mary", "Shelley", "30"])
        #expect(cell.frames(of: "Header").count == 1 && cell.frames(of: "Row").count == 2)
        #expect(cell.frames(of: "Card") == [])
    }

    // 636 points between the insets of 20, less two gaps of 16, make three columns of 201.333.
    @Test("columns share the room equally, and header and cells begin at the same place")
    func columns() throws {
        let frames = try cell(table).frames(of: "Text")
        let starts: [CGFloat] = [20, 237 + 1.0 / 3, 454 + 2.0 / 3]
        for (index, frame) in frames.enumerated() { #expect(abs(frame.minX - starts[index % 3]) < 0.001) }
    }

    @Test("where there is little room a table is a list of the first column without a header", arguments: SystemGeneration.allCases)
    func narrow(system: SystemGeneration) throws {
        let cell = try cell(table, width: 400, isWide: false, system: system)
        #expect(texts(cell) == ["Ada", "Mary"])
        #expect(cell.frames(of: "Header") == [])
    }

    // Two columns share 620 of 636 points, three 604.
    @Test("a column has the width it asks for, or as much of its share as its bounds allow")
    func widths() throws {
        func starts(_ first: TableColumn<Person, Never, Text, Text>, _ second: TableColumn<Person, Never, Text, Text>? = nil) throws
            -> [CGFloat]
        {
            let view = Table(people.prefix(1)) {
                first
                if let second { second }
                TableColumn("Last", value: \.given)
            }
            return try cell(view.tableColumnHeaders(.hidden)).frames(of: "Text").map { $0.minX - 20 }
        }
        let column = TableColumn<Person, Never, Text, Text>("First", value: \.given)
        #expect(try starts(column) == [0, 326])
        #expect(try starts(column.width(60)) == [0, 76])
        #expect(try starts(column.width(max: 50)) == [0, 66])
        #expect(try starts(column.width(min: 400)) == [0, 416])
        #expect(try starts(column.width(min: 900)) == [0, 916])
        #expect(try starts(column.width(min: 400), column.width(max: 40)) == [0, 416, 472])
    }

    @Test("the column that rows are sorted by has a mark after its name", arguments: [SortOrder.forward, .reverse])
    func sorted(order: SortOrder) throws {
        let view = Table(people, sortOrder: .constant([KeyPathComparator(\Person.family, order: order)])) {
            TableColumn("Given", value: \.given)
            TableColumn("Family", value: \.family)
        }
        let cell = try cell(view)
        let (mark, family) = (try #require(cell.frames(of: "Image").first), cell.frames(of: "Text")[1])
        #expect(cell.frames(of: "Image").count == 1)
        #expect(mark.minX >= family.maxX && mark.minX < family.maxX + 10)
    }

    @Test("rows can be written one by one, in loops and sections, and chosen ones have a ground")
    func rows() throws {
        let view = Table(of: Person.self, selection: .constant(2)) {
            TableColumn("Given", value: \.given)
        } rows: {
            TableRow(people[0])
            Section("Others") { ForEach(people.dropFirst()) { TableRow($0) } }
        }
        let cell = try cell(view)
        #expect(texts(cell) == ["Given", "Ada", "Others", "Mary"])
        #expect(cell.frames(of: "Header").count == 2)
    }

    @Test("of a hundred thousand rows only those are made that show")
    func lazy() throws {
        let many = (0..<100_000).map { Person(id: $0, given: "\($0)", family: "x") }
        let cell = try cell(Table(many) { TableColumn("Given", value: \.given) })
        #expect(cell.frames(of: "Row").count < 60)
    }

    @Test("a row of a loop is named by its element")
    func paths() throws {
        let paths = try cell(Table(people) { TableColumn("Given", value: \.given) }).paths
        #expect(paths.contains("Table/ForEach[1]/Row/TableRow/Text") && paths.contains("Table/ForEach[2]/Row/TableRow/Text"))
    }

    @Test("names of columns can be hidden")
    func hiddenHeaders() throws { #expect(try cell(table.tableColumnHeaders(.hidden)).frames(of: "Header") == []) }

    @Test("from right to left the first column stands at the right")
    func mirrored() throws {
        let frames = try render(table, width: 676, height: 600) {
            $0.horizontalSizeClass = .regular
            $0.direction = .rightToLeft
        }.frames(of: "Text")
        #expect(frames[0].maxX == 656 && frames[1].maxX < frames[0].minX)
    }

    @Test("a table without columns or rows is empty, and does not fail")
    func empty() throws {
        #expect(texts(try cell(Table([Person]()) { TableColumn("Given", value: \.given) })) == ["Given"])
        let shows = people.isEmpty
        let none = Table(people) { if shows { TableColumn("Given", value: \Person.given) } }
        #expect(texts(try cell(none)) == [])
    }
}
