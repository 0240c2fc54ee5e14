import Foundation
import ProofsheetLayout
import ProofsheetViews

/// Headers for the cells of a matrix: axes with one trait are named once below the sheet, the others in headers.
struct SheetNames {
    private static let columnAxes: [Axis] = [.category, .scheme, .direction, .locale, .system]

    private let varying: Set<Axis>
    private let first: Cell?

    init(_ cells: [Cell]) {
        varying = Set(Axis.allCases.filter { axis in Set(cells.map { $0.trait(axis) }).count > 1 })
        first = cells.first
    }

    /// The traits that all cells share, in words.
    var common: String {
        guard let first else { return "nothing" }
        return Self.columnAxes.filter { !varying.contains($0) }.map { word($0, first) }.joined(separator: ", ")
    }

    /// The tables of a sheet: one for each orientation, or more of them where one would be too wide.
    func blocks(_ members: [(cell: Cell, content: SheetCell)]) -> [SheetBlock] {
        let axes = Self.columnAxes.filter { varying.contains($0) }
        var best: (blocks: [SheetBlock], distance: Double)?
        for count in 0..<max(axes.count, 1) {
            let blocks = blocks(members, dividedBy: Array(axes.suffix(count)))
            // Whatever the scale will be, pictures at half their size show the form of the page.
            let distance = SheetArrangement(blocks, factor: 0.5).distance
            // Several tables are harder to read than one: they have to be clearly better.
            if best.map({ distance < $0.distance - 0.3 }) ?? true { best = (blocks, distance) }
        }
        return best?.blocks ?? []
    }

    private func blocks(_ members: [(cell: Cell, content: SheetCell)], dividedBy axes: [Axis]) -> [SheetBlock] {
        let blocks = Orientation.allCases.flatMap { orientation -> [SheetBlock] in
            var keys: [String] = []
            var parts: [String: [(cell: Cell, content: SheetCell)]] = [:]
            for member in members where member.cell.orientation == orientation {
                let key = axes.map { word($0, member.cell) }.joined(separator: ", ")
                if parts[key] == nil { keys.append(key) }
                parts[key, default: []].append(member)
            }
            return keys.map { key in
                SheetBlock(
                    group: orientation.rawValue.capitalized, label: SheetLabel(heading: key),
                    table: table(parts[key] ?? [], without: axes).collapsed())
            }
        }
        return SheetBlock.collapsed(blocks)
    }

    // Rows by device, window and size classes; columns by everything else; both in the order of the cells.
    private func table(_ members: [(cell: Cell, content: SheetCell)], without axes: [Axis]) -> SheetTable {
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
            rows: rows.compactMap { rowCells[$0].map(rowLabel) },
            columns: columns.compactMap { columnCells[$0].map { columnLabel($0, without: axes) } },
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
        Self.columnAxes.map { cell.trait($0) }.joined(separator: "/")
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

    private func columnLabel(_ cell: Cell, without divided: [Axis]) -> SheetLabel {
        let words = Self.columnAxes.filter { varying.contains($0) && !divided.contains($0) }.map { word($0, cell) }
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
