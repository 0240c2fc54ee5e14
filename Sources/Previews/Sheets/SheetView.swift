import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews

/// A sheet as a view; lengths are pixels of the finished PNG, so that headers stay readable however small the cells are.
struct SheetView: View {
    let sheet: Sheet
    /// Pixels for each point of a cell.
    let factor: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: sheet.title).font(.system(size: 26, weight: .bold)).foregroundStyle(SheetInk.heading)
                Text(verbatim: sheet.subtitle).font(.system(size: 14)).foregroundStyle(SheetInk.detail)
            }
            let rows = SheetArrangement(sheet.tables, factor: factor).rows
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: 56) {
                    ForEach(rows[row], id: \.self) { SheetBlockView(block: sheet.tables[$0], factor: factor) }
                }
            }
            VStack(alignment: .leading, spacing: 3) {
                ForEach(sheet.legend.indices, id: \.self) { index in
                    Text(verbatim: sheet.legend[index]).font(.system(size: 12)).foregroundStyle(SheetInk.detail)
                        .fixedSize(horizontal: true, vertical: true)
                }
            }
        }
        .padding(32)
        .background(SheetInk.page)
    }
}

/// A table of a sheet under its heading.
struct SheetBlockView: View {
    let block: SheetBlock
    let factor: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(alignment: .firstTextBaseline, spacing: 10) {
                Text(verbatim: block.heading).font(.system(size: 18, weight: .semibold)).foregroundStyle(SheetInk.heading)
                if let alike = block.label.alike("tables") {
                    Text(verbatim: alike).font(.system(size: 11, weight: .medium)).foregroundStyle(SheetInk.detail)
                }
            }
            SheetTableView(table: block.table, factor: factor)
        }
    }
}

/// The colours of a sheet: those of paper, whatever the scheme of its cells.
enum SheetInk {
    static let page = Color(red: 0.965, green: 0.965, blue: 0.973)
    static let heading = Color(white: 0.1)
    static let detail = Color(white: 0.38)
    static let line = Color(white: 0, opacity: 0.22)
    static let failure = Color(red: 0.78, green: 0.1, blue: 0.1)
}
