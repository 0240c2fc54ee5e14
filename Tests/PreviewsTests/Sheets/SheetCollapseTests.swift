import Foundation
import ProofsheetDrawing
import ProofsheetPreviews
import ProofsheetSnapshots
import ProofsheetViews
import Testing

@MainActor @Suite struct SheetCollapseTests {
    private func picture(_ red: Double, width: CGFloat = 10) -> SheetCell {
        let box = CGRect(x: 0, y: 0, width: width, height: 10)
        let item = DisplayItem.shape(
            node: 0, outline: .rect(box), paint: .color(RGBA(red: red, green: 0, blue: 0)), stroke: nil)
        let list = DisplayList(size: box.size, scale: 1, items: [item])
        return .picture(list, Fingerprint(of: list))
    }

    private func table(_ cells: [[SheetCell]]) -> SheetTable {
        SheetTable(
            rows: cells.indices.map { SheetLabel(heading: "row \($0)", lines: ["same", "own \($0)"]) },
            columns: cells[0].indices.map { SheetLabel(heading: "column \($0)") }, cells: cells,
            cornerRadii: cells.map { _ in 0 })
    }

    @Test("neighbouring columns that are alike become one, named from first to last")
    func columns() {
        let result = table([[picture(0), picture(0), picture(0), picture(1)]]).collapsed()
        #expect(result.columns.map(\.title) == ["column 0 \u{2013} column 2", "column 3"])
        #expect(result.columns[0].alike("columns") == "3 columns alike")
        #expect(result.columns[1].alike("columns") == nil)
    }

    @Test("neighbouring rows that are alike become one and keep the lines they share")
    func rows() {
        let result = table([[picture(0), picture(1)], [picture(0), picture(1)]]).collapsed()
        #expect(result.rows.map(\.title) == ["row 0 \u{2013} row 1"])
        #expect(result.rows[0].lines == ["same"])
        #expect(result.cells.count == 1)
    }

    @Test("rows that differ in one cell stay apart")
    func differing() {
        let result = table([[picture(0), picture(1)], [picture(0), picture(0.5)]]).collapsed()
        #expect(result.rows.count == 2)
        #expect(result.columns.count == 2)
    }

    @Test("rows alike with one between them stay apart")
    func notNeighbours() {
        #expect(table([[picture(0)], [picture(1)], [picture(0)]]).collapsed().rows.count == 3)
    }

    @Test("pictures of other sizes are not alike")
    func sizes() {
        #expect(table([[picture(0), picture(0, width: 11)]]).collapsed().columns.count == 2)
    }

    @Test("cells that failed for the same reason are alike, and not like a missing cell")
    func failures() {
        let result = table([[.failed("It crashed."), .failed("It crashed."), .absent]]).collapsed()
        #expect(result.columns.count == 2)
    }

    @Test("a preview that looks the same at every text size has one column")
    func wholeMatrix() throws {
        let cells = try SheetPage.cells("default") { _ in RGBA(red: 0.2, green: 0.4, blue: 0.6) }
        for sheet in SheetPage.sheets(cells) {
            #expect(sheet.tables.allSatisfy { $0.table.columns.map(\.title) == ["xS \u{2013} AX5"] })
            #expect(sheet.tables.allSatisfy { $0.table.columns[0].alike("columns") == "12 columns alike" })
        }
    }
}
