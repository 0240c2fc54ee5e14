import Foundation
import ProofsheetDrawing

/// A grid of cells with headers, before it becomes a view.
package struct SheetTable: Sendable {
    package var rows: [SheetLabel]
    package var columns: [SheetLabel]
    /// By row, then column.
    package var cells: [[SheetCell]]
    /// The corner radius of each row's device in points.
    package var cornerRadii: [Double]

    package init(rows: [SheetLabel], columns: [SheetLabel], cells: [[SheetCell]], cornerRadii: [Double]) {
        (self.rows, self.columns, self.cells, self.cornerRadii) = (rows, columns, cells, cornerRadii)
    }

    /// Neighbouring rows, then neighbouring columns, whose cells are all alike become one.
    package func collapsed() -> SheetTable {
        var result = SheetTable(rows: [], columns: columns, cells: [], cornerRadii: [])
        for (index, row) in rows.enumerated() {
            if let last = result.cells.last, Self.areAlike(last, cells[index]) {
                result.rows[result.rows.count - 1] = result.rows[result.rows.count - 1].joined(with: row)
            } else {
                result.rows.append(row)
                result.cells.append(cells[index])
                result.cornerRadii.append(cornerRadii[index])
            }
        }
        return result.collapsingColumns()
    }

    /// Whether every place of another table shows the same.
    func looksLike(_ other: SheetTable) -> Bool {
        rows == other.rows && columns == other.columns && zip(cells, other.cells).allSatisfy { Self.areAlike($0, $1) }
    }

    /// About how much room the pictures take, in pixels.
    func extent(factor: CGFloat) -> CGSize {
        func size(_ cell: SheetCell) -> CGSize {
            guard case .picture(let list, _, _, _) = cell else { return .zero }
            return CGSize(width: list.size.width * factor, height: list.size.height * factor)
        }
        let widths = columns.indices.map { column in cells.map { size($0[column]).width }.max() ?? 0 }
        let heights = cells.map { $0.map { size($0).height }.max() ?? 0 }
        return CGSize(width: widths.reduce(0, +), height: heights.reduce(0, +))
    }

    private func collapsingColumns() -> SheetTable {
        var kept: [Int] = []
        var labels: [SheetLabel] = []
        for (index, label) in columns.enumerated() {
            if let last = kept.last, cells.allSatisfy({ $0[last].looksLike($0[index]) }) {
                labels[labels.count - 1] = labels[labels.count - 1].joined(with: label)
            } else {
                kept.append(index)
                labels.append(label)
            }
        }
        return SheetTable(
            rows: rows, columns: labels, cells: cells.map { row in kept.map { row[$0] } }, cornerRadii: cornerRadii)
    }

    private static func areAlike(_ one: [SheetCell], _ other: [SheetCell]) -> Bool {
        zip(one, other).allSatisfy { $0.looksLike($1) }
    }
}
