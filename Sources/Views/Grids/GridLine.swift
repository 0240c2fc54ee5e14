import Foundation
import ProofsheetLayout

/// A line of a grid: a row with its cells, or a view that spans all columns.
struct GridLine {
    let node: LayoutNode
    /// Nil for a view outside of rows.
    let row: GridRowBehavior?
    let cells: [GridCell]
    /// The guide on which the cells line up.
    let guide: VerticalAlignment

    private init(_ node: LayoutNode, _ alignment: Alignment) {
        self.node = node
        row = node.behavior as? GridRowBehavior
        guide = row?.alignment ?? alignment.vertical
        var column = 0
        cells =
            row == nil
            ? []
            : node.children.map { cell in
                let traits = cell.info[GridCellAttribute.self] ?? GridCellTraits()
                defer { column += traits.columns }
                return GridCell(node: cell, traits: traits, columns: column..<(column + traits.columns))
            }
    }

    static func all(_ subviews: LayoutSubviews, _ alignment: Alignment) -> [GridLine] {
        subviews.map { GridLine($0.node, alignment) }
    }

    /// What a view outside of rows asks of the grid.
    var traits: GridCellTraits { node.info[GridCellAttribute.self] ?? GridCellTraits() }

    /// The distance to a line below: the largest that cells below each other ask for.
    func distance(to next: GridLine) -> CGFloat {
        let upper = row == nil ? [GridCell(node: node, traits: GridCellTraits(), columns: 0..<Int.max)] : cells
        let lower = next.row == nil ? [GridCell(node: next.node, traits: GridCellTraits(), columns: 0..<Int.max)] : next.cells
        let distances = upper.flatMap { above in
            lower.filter { $0.columns.overlaps(above.columns) }.map { below in
                above.node.spacing.distance(to: below.node.spacing, along: .vertical)
            }
        }
        return distances.max() ?? node.spacing.distance(to: next.node.spacing, along: .vertical)
    }
}

/// A cell of a row and the columns it stands in.
struct GridCell {
    let node: LayoutNode
    let traits: GridCellTraits
    let columns: Range<Int>
}
