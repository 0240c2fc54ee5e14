import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetSnapshots
import ProofsheetViews
import Testing

@MainActor @Suite struct SheetArrangementTests {
    /// Cells of one phone with all traits of some axes; the colour tells which of them the picture heeds.
    private func cells(_ axes: [MatrixKey], color: (Cell) -> RGBA) throws -> [(cell: Cell, content: SheetCell)] {
        let configuration = try Configuration()
        var asked = Filters()
        for axis in axes { asked.add(["all"], for: axis, origin: .flag("--\(axis.rawValue)")) }
        let matrix = try #require(configuration.matrices["plain"]).applying(asked, narrowing: false, devices: configuration.devices)
        return try matrix.cells(of: "Suite/Preview", devices: configuration.devices).map { cell in
            let size = cell.device.screen.size(cell.orientation, cell.window) ?? .zero
            let area = DisplayItem.shape(
                node: 0, outline: .rect(CGRect(origin: .zero, size: size)), paint: .color(color(cell)), stroke: nil)
            let list = DisplayList(size: size, scale: 1, items: [area])
            return (cell, SheetCell.picture(list, Fingerprint(of: list)))
        }
    }

    private let several: [MatrixKey] = [.category, .scheme, .system]

    private func own(_ cell: Cell) -> RGBA {
        let category = ContentSizeCategory.allCases.firstIndex(of: cell.category) ?? 0
        return RGBA(red: Double(category) / 12, green: cell.scheme == .dark ? 1 : 0, blue: cell.system == .ios26 ? 1 : 0)
    }

    @Test("a row that would be very wide becomes tables below each other, and no cell is lost")
    func divided() throws {
        let sheet = try #require(SheetPage.sheets(try cells(several, color: own)).first)
        #expect(sheet.tables.count > 1)
        #expect(sheet.tables.reduce(0) { $0 + $1.table.rows.count * $1.table.columns.count } == 48)
        let size = try SheetPage.renderer().page(sheet, scale: .automatic).rendered.list.size
        #expect((0.6...3).contains(size.width / size.height))
    }

    @Test("a table is named after what its cells share")
    func headings() throws {
        let sheet = try #require(SheetPage.sheets(try cells(several, color: own)).first)
        #expect(sheet.tables.first?.heading.hasPrefix("Portrait, ") == true)
        #expect(sheet.tables.last?.heading.hasSuffix("dark, iOS 26") == true)
    }

    @Test("tables that show the same become one, and say how many they were")
    func alike() throws {
        let cells = try cells(several) { cell in
            RGBA(red: Double(ContentSizeCategory.allCases.firstIndex(of: cell.category) ?? 0) / 12, green: 0, blue: 0)
        }
        let sheet = try #require(SheetPage.sheets(cells).first)
        #expect(sheet.tables.count == 1 || sheet.tables.allSatisfy { $0.label.count > 1 })
    }

    @Test("one axis stays one table")
    func single() throws {
        let sheet = try #require(SheetPage.sheets(try cells([.scheme], color: own)).first)
        #expect(sheet.tables.map(\.heading) == ["Portrait"])
    }

    @Test("many notes are cut short")
    func notes() throws {
        let cells = try cells([], color: own)
        let notes = (0..<20).map { "Note \($0)." }
        let sheet = try #require(
            Sheet.sheets(suite: "S", preview: "P", matrix: "m", cells: cells, notes: notes).first)
        #expect(sheet.legend.last == "And 14 more notes like these.")
        #expect(sheet.legend.count == 8)
    }

    @Test("pictures on a sheet stand in its tree under the cell's name, with the views that drew them")
    func names() throws {
        let cell = try #require(try cells([], color: own).first)
        guard case .picture(let list, let fingerprint, _, _) = cell.content else { return }
        let view = LaidOutView(path: "Card/Text", type: "Text", parent: nil, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let content = SheetCell.picture(list, fingerprint, views: LaidOutTree(views: [view]), name: cell.cell.key)
        let sheet = try #require(SheetPage.sheets([(cell.cell, content)]).first)
        let views = try SheetPage.renderer().page(sheet, scale: .automatic).rendered.tree.views
        let index = try #require(views.firstIndex { $0.path == "iphone-16" })
        #expect(views[index + 1].path == "Card/Text")
        #expect(views[index + 1].parent == index)
    }
}
