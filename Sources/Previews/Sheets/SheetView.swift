import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews

/// A sheet as a view; lengths are pixels of the finished PNG, so that headers stay readable however small the cells are.
struct SheetView: View {
    let sheet: Sheet
    /// Pixels for each point of a cell.
    let factor: CGFloat

    /// Tables stand below each other, but beside each other where that would make a tower of them.
    private var arrangement: AnyLayout {
        let areas = sheet.tables.map { $0.table.extent(factor: factor) }
        let height = areas.reduce(0) { $0 + $1.height }
        let width = areas.map(\.width).max() ?? 0
        return height > 2 * width
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 56)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 28))
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: sheet.title).font(.system(size: 26, weight: .bold)).foregroundStyle(SheetInk.heading)
                Text(verbatim: sheet.subtitle).font(.system(size: 14)).foregroundStyle(SheetInk.detail)
            }
            arrangement {
                ForEach(sheet.tables.indices, id: \.self) { index in
                    VStack(alignment: .leading, spacing: 12) {
                        Text(verbatim: sheet.tables[index].heading).font(.system(size: 18, weight: .semibold))
                            .foregroundStyle(SheetInk.heading)
                        SheetTableView(table: sheet.tables[index].table, factor: factor)
                    }
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

/// The colours of a sheet: those of paper, whatever the scheme of its cells.
enum SheetInk {
    static let page = Color(red: 0.965, green: 0.965, blue: 0.973)
    static let heading = Color(white: 0.1)
    static let detail = Color(white: 0.38)
    static let line = Color(white: 0, opacity: 0.22)
    static let failure = Color(red: 0.78, green: 0.1, blue: 0.1)
}
