import Foundation
import ProofsheetDrawing
import ProofsheetLayout
import ProofsheetViews

/// A table of a sheet: column headers above, row headers before the cells.
struct SheetTableView: View {
    let table: SheetTable
    let factor: CGFloat

    nonisolated static let headerWidth: CGFloat = 172
    nonisolated static let columnGap: CGFloat = 16
    nonisolated static let rowGap: CGFloat = 18
    private static let narrowestColumn: CGFloat = 76

    var body: some View {
        VStack(alignment: .leading, spacing: Self.rowGap) {
            HStack(alignment: .bottom, spacing: Self.columnGap) {
                Color.clear.frame(width: Self.headerWidth, height: 1)
                ForEach(table.columns.indices, id: \.self) { index in
                    SheetLabelView(label: table.columns[index], noun: "columns", alignment: .center)
                        .frame(width: columnWidth(index))
                }
            }
            ForEach(table.rows.indices, id: \.self) { row in
                HStack(alignment: .top, spacing: Self.columnGap) {
                    SheetLabelView(label: table.rows[row], noun: "rows", alignment: .leading)
                        .frame(width: Self.headerWidth, alignment: .leading)
                    ForEach(table.columns.indices, id: \.self) { column in
                        SheetCellView(
                            cell: table.cells[row][column], factor: factor, cornerRadius: table.cornerRadii[row],
                            emptySize: CGSize(width: columnWidth(column), height: 72)
                        )
                        .frame(width: columnWidth(column), alignment: .top)
                    }
                }
            }
        }
    }

    private func columnWidth(_ column: Int) -> CGFloat {
        let widths = table.cells.map { row -> CGFloat in
            guard case .picture(let list, _, _, _) = row[column] else { return 0 }
            return (list.size.width * factor).rounded(.up)
        }
        return max(Self.narrowestColumn, widths.max() ?? 0)
    }
}

/// The header of a row or column.
struct SheetLabelView: View {
    let label: SheetLabel
    let noun: String
    let alignment: HorizontalAlignment

    var body: some View {
        VStack(alignment: alignment, spacing: 2) {
            Text(verbatim: label.title).font(.system(size: 13, weight: .semibold)).foregroundStyle(SheetInk.heading)
            ForEach(label.lines.indices, id: \.self) { index in
                Text(verbatim: label.lines[index]).font(.system(size: 11)).foregroundStyle(SheetInk.detail)
            }
            if let alike = label.alike(noun) {
                Text(verbatim: alike).font(.system(size: 11, weight: .medium)).foregroundStyle(SheetInk.detail)
            }
        }
        .multilineTextAlignment(alignment == .leading ? .leading : .center)
        // A row shorter than its label must not cost the label a line.
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// One cell of a sheet: the picture with the device's outline, or why there is none.
struct SheetCellView: View {
    let cell: SheetCell
    let factor: CGFloat
    let cornerRadius: CGFloat
    let emptySize: CGSize

    var body: some View {
        switch cell {
        case .picture(let list, _, let views, let name):
            let radius = min(cornerRadius, min(list.size.width, list.size.height) / 2)
            Picture(list, factor: factor, cornerRadius: radius, name: name, views: views)
                .overlay(RoundedRectangle(cornerRadius: radius * factor, style: .circular).stroke(SheetInk.line, lineWidth: 1))
        case .failed(let reason):
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: "failed").font(.system(size: 13, weight: .semibold))
                Text(verbatim: reason).font(.system(size: 11)).lineLimit(6)
            }
            .foregroundStyle(SheetInk.failure)
            .padding(6)
            .frame(width: emptySize.width, alignment: .leading)
            .frame(minHeight: emptySize.height, alignment: .top)
            .overlay(Rectangle().strokeBorder(SheetInk.failure, lineWidth: 1))
        case .absent:
            Color.clear.frame(width: emptySize.width, height: 1)
        }
    }
}
