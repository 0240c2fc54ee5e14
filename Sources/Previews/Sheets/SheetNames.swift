import Foundation
import ProofsheetLayout
import ProofsheetViews

/// Headers for the cells of a matrix: axes with one trait are named once below the sheet, the others in headers.
struct SheetNames {
    private let varying: Set<Axis>
    private let first: Cell?

    init(_ cells: [Cell]) {
        varying = Set(Axis.allCases.filter { axis in Set(cells.map { $0.trait(axis) }).count > 1 })
        first = cells.first
    }

    /// The traits that all cells share, in words.
    var common: String {
        guard let first else { return "nothing" }
        let axes: [Axis] = [.category, .scheme, .direction, .locale, .system]
        return axes.filter { !varying.contains($0) }.map { word($0, first) }.joined(separator: ", ")
    }

    func heading(_ orientation: Orientation) -> String { orientation.rawValue.capitalized }

    /// Rows by device, window and size classes; columns by everything else; both in the order of the cells.
    func table(_ members: [(cell: Cell, content: SheetCell)]) -> SheetTable {
        var (rows, columns): ([String], [String]) = ([], [])
        var (rowCells, columnCells): ([String: Cell], [String: Cell]) = ([:], [:])
        var contents: [String: [String: SheetCell]] = [:]
        for (cell, content) in members {
            let (row, column) = (rowKey(cell), columnKey(cell))
            if rowCells.updateValue(cell, forKey: row) == nil { rows.append(row) }
            if columnCells.updateValue(cell, forKey: column) == nil { columns.append(column) }
            contents[row, default: [:]][column] = content
        }
        return SheetTable(
            rows: rows.compactMap { rowCells[$0].map(rowLabel) }, columns: columns.compactMap { columnCells[$0].map(columnLabel) },
            cells: rows.map { row in columns.map { contents[row]?[$0] ?? .absent } },
            cornerRadii: rows.map { row in rowCells[row].map(cornerRadius) ?? 0 })
    }

    private func cornerRadius(_ cell: Cell) -> Double {
        cell.sizing == .container && cell.window == .full ? Double(cell.device.cornerRadius) : 0
    }

    private func rowKey(_ cell: Cell) -> String {
        [Axis.device, .window, .horizontalSizeClass, .verticalSizeClass].map { cell.trait($0) }.joined(separator: "/")
    }

    private func columnKey(_ cell: Cell) -> String {
        [Axis.category, .scheme, .direction, .locale, .system].map { cell.trait($0) }.joined(separator: "/")
    }

    private func rowLabel(_ cell: Cell) -> SheetLabel {
        var lines: [String] = []
        if let size = cell.device.screen.size(cell.orientation, cell.window) {
            lines.append("\(Int(size.width)) \u{00D7} \(Int(size.height)) at \(Int(cell.device.screen.scale))x")
        }
        if cell.window != .full { lines.append("window \(cell.window.rawValue)") }
        let classes = "\(cell.sizeClasses.horizontal.rawValue) \u{00D7} \(cell.sizeClasses.vertical.rawValue)"
        lines.append(cell.isForced ? classes + ", forced" : classes)
        return SheetLabel(heading: cell.device.name, lines: lines)
    }

    private func columnLabel(_ cell: Cell) -> SheetLabel {
        let axes: [Axis] = [.category, .scheme, .direction, .locale, .system]
        let words = axes.filter { varying.contains($0) }.map { word($0, cell) }
        return SheetLabel(heading: words.first ?? cell.category.alias, lines: Array(words.dropFirst()))
    }

    private func word(_ axis: Axis, _ cell: Cell) -> String {
        switch axis {
        case .category: cell.category.alias
        case .direction: cell.direction == .leftToRight ? "left to right" : "right to left"
        case .system: cell.system == .ios18 ? "iOS 18" : "iOS 26"
        default: cell.trait(axis)
        }
    }
}
