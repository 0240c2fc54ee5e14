import Foundation

/// How the tables of a sheet stand beside and below each other, so that the page has the form of a page.
struct SheetArrangement {
    /// Width over height of a page that looks well on a screen.
    private static let ratio = 1.5

    /// Indices of tables, those of one row together.
    let rows: [[Int]]
    /// How far the page is from that form, 0 for exactly so; a page twice as wide or as high is as far.
    let distance: Double

    /// Chooses among rows of equally many tables of an orientation, and one row of all.
    init(_ blocks: [SheetBlock], factor: CGFloat) {
        let sizes = blocks.map { Self.size($0.table, factor) }
        let groups = Self.groups(blocks)
        let most = groups.map(\.count).max() ?? 1
        var choices = (1...max(most, 1)).filter { most.isMultiple(of: $0) }.map { count in
            groups.flatMap { Self.chunks($0, count) }
        }
        if groups.count > 1 { choices.append([Array(blocks.indices)]) }
        let rated = choices.map { rows in (rows, Self.distance(rows, sizes)) }
        // The first of equals: fewer tables beside each other.
        let best = rated.min { $0.1 < $1.1 - 0.001 }
        (rows, distance) = best ?? ([], 0)
    }

    private static func groups(_ blocks: [SheetBlock]) -> [[Int]] {
        blocks.indices.reduce(into: []) { groups, index in
            if let last = groups.last?.last, blocks[last].group == blocks[index].group {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
    }

    private static func chunks(_ group: [Int], _ count: Int) -> [[Int]] {
        stride(from: 0, to: group.count, by: count).map { Array(group[$0..<min($0 + count, group.count)]) }
    }

    private static func distance(_ rows: [[Int]], _ sizes: [CGSize]) -> Double {
        let width = rows.map { row in row.reduce(0) { $0 + sizes[$1].width } }.max() ?? 1
        let height = rows.reduce(0) { $0 + ($1.map { sizes[$0].height }.max() ?? 0) }
        guard width > 0, height > 0 else { return 0 }
        let form = Double(width / height) / ratio
        return max(form, 1 / form) - 1
    }

    // The pictures, the headers and the gaps around the table, in pixels.
    private static func size(_ table: SheetTable, _ factor: CGFloat) -> CGSize {
        let pictures = table.extent(factor: factor)
        return CGSize(
            width: pictures.width + SheetTableView.headerWidth + CGFloat(table.columns.count) * SheetTableView.columnGap + 56,
            height: pictures.height + CGFloat(table.rows.count) * SheetTableView.rowGap + 110)
    }
}
