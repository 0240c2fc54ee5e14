import Foundation
import ProofsheetLayout

/// How a grid has shared out a proposal among its columns and rows, in points.
struct GridSolution {
    let columns: GridColumns
    let heights: [CGFloat]
    /// Between the rows.
    let gaps: [CGFloat]

    init(_ proposal: ProposedViewSize, _ lines: [GridLine], _ grid: GridLayout) {
        let columns = GridColumns(proposal.width, lines, grid.horizontalSpacing ?? 8, grid.alignment.horizontal)
        self.columns = columns
        gaps = zip(lines, lines.dropFirst()).map { grid.verticalSpacing ?? $0.distance(to: $1) }
        let height = proposal.height.map { [gaps] in max(0, $0 - gaps.reduce(0, +)) }
        heights = TrackSolver.solve(count: lines.count, available: height) { index, length in
            let line = lines[index]
            guard line.row != nil else {
                return line.node.sizeThatFits(ProposedViewSize(width: columns.length(columns.all), height: length)).height
            }
            let cells = line.cells.lazy.filter { !$0.traits.unsizedAxes.contains(.vertical) }.map { cell in
                cell.node.dimensions(in: ProposedViewSize(width: columns.length(cell.columns), height: length))
            }
            return AlignedExtent(cells, line.guide.key).length
        }
    }
}

/// The columns of a grid: their widths in points, and the guide on which the cells of each line up.
struct GridColumns {
    let guides: [HorizontalAlignment]
    private var widths: [CGFloat]
    private let gap: CGFloat

    init(_ proposal: CGFloat?, _ lines: [GridLine], _ gap: CGFloat, _ alignment: HorizontalAlignment) {
        let cells = lines.flatMap(\.cells)
        let count = max(1, cells.map(\.columns.upperBound).max() ?? 1)
        var guides = Array(repeating: alignment, count: count)
        for cell in cells { cell.traits.columnAlignment.map { guides[cell.columns.lowerBound] = $0 } }
        self.gap = gap
        self.guides = guides
        widths = TrackSolver.solve(
            count: count, available: proposal.map { max(0, $0 - gap * CGFloat(count - 1)) }
        ) { column, length in
            AlignedExtent(
                cells.lazy.filter { $0.columns == column..<(column + 1) && !$0.traits.unsizedAxes.contains(.horizontal) }
                    .map { $0.node.dimensions(in: ProposedViewSize(width: length, height: nil)) },
                guides[column].key
            ).length
        }
        for cell in cells where cell.columns.count > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
            widen(cell.columns, for: cell.node, proposal)
        }
        for line in lines where line.row == nil && !line.traits.unsizedAxes.contains(.horizontal) { widen(all, for: line.node, proposal) }
    }

    var all: Range<Int> { 0..<widths.count }

    /// The width of neighbouring columns with the gaps between them.
    func length(_ columns: Range<Int>) -> CGFloat { widths[columns].reduce(0, +) + gap * CGFloat(max(0, columns.count - 1)) }

    /// Where the first of some columns begins.
    func start(_ columns: Range<Int>) -> CGFloat {
        columns.lowerBound == 0 ? 0 : length(0..<columns.lowerBound) + gap
    }

    /// How far the cells of each column reach on both sides of its guide, given the heights of their rows.
    func extents(of lines: [GridLine], _ heights: [CGFloat]) -> [AlignedExtent] {
        var extents = Array(repeating: AlignedExtent(), count: widths.count)
        for (line, height) in zip(lines, heights) {
            for cell in line.cells where cell.columns.count == 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
                let column = cell.columns.lowerBound
                let proposal = ProposedViewSize(width: widths[column], height: height)
                extents[column].add(cell.node.dimensions(in: proposal), guides[column].key)
            }
        }
        return extents
    }

    // What a view across several columns needs is shared evenly by them; it is offered them and what no column has taken.
    private mutating func widen(_ columns: Range<Int>, for view: LayoutNode, _ proposal: CGFloat?) {
        let (own, whole) = (length(columns), length(all))
        guard whole.isFinite else { return }
        let offered = proposal.map { own + max(0, $0 - whole) }
        let extra = view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width - own
        guard extra > 0 else { return }
        for column in columns { widths[column] += extra / CGFloat(columns.count) }
    }
}
