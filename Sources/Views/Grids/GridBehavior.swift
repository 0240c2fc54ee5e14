import Foundation
import ProofsheetLayout

/// A grid in the layout tree: columns as wide as their widest cell, flexible ones sharing what is left; swiftui-layout 6.3.
final class GridBehavior: NodeBehavior {
    private struct Cell {
        let node: LayoutNode
        let traits: GridCellTraits
        let columns: Range<Int>
    }

    private struct Solution {
        var widths: [CGFloat]
        var heights: [CGFloat]
        var gaps: [CGFloat]
    }

    private let alignment: Alignment
    private let columnGap: CGFloat
    private let rowGap: CGFloat?
    private var solutions: [(ProposedViewSize, Solution)] = []

    init(_ alignment: Alignment, columnGap: CGFloat, rowGap: CGFloat?) {
        self.alignment = alignment
        self.columnGap = columnGap
        self.rowGap = rowGap
    }

    func size(_ proposal: ProposedViewSize, of node: LayoutNode) -> CGSize {
        let solution = solve(proposal, node)
        return CGSize(
            width: width(solution.widths, solution.widths.indices),
            height: solution.heights.reduce(0, +) + solution.gaps.reduce(0, +))
    }

    func spacing(of node: LayoutNode) -> ViewSpacing {
        node.children.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    func explicitAlignment(
        _ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize, of node: LayoutNode
    ) -> CGFloat? { nil }

    func forget() { solutions = [] }

    func place(_ node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
        let solution = solve(proposal, node)
        let whole = width(solution.widths, solution.widths.indices)
        let guides = columnGuides(node)
        var y: CGFloat = 0
        for (index, line) in node.children.enumerated() {
            let box = CGSize(width: whole, height: solution.heights[index])
            if let row = line.info[GridRowAttribute.self] {
                row.places = cells(of: line).map { place($0, row, solution.widths, guides, box.height) }
                LayoutSubview(line).place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(box))
            } else {
                let own = alignment.placement(of: line, ProposedViewSize(box), in: box)
                LayoutSubview(line).place(at: CGPoint(x: own.point.x, y: own.point.y + y), proposal: ProposedViewSize(box))
            }
            y += box.height + (index < solution.gaps.count ? solution.gaps[index] : 0)
        }
    }

    private func place(
        _ cell: Cell, _ row: GridRowBehavior, _ widths: [CGFloat], _ guides: [HorizontalAlignment?], _ height: CGFloat
    ) -> GridRowBehavior.Place {
        let start = cell.columns.lowerBound == 0 ? 0 : width(widths, 0..<cell.columns.lowerBound) + columnGap
        let box = CGSize(width: width(widths, cell.columns), height: height)
        let proposal = ProposedViewSize(box)
        let own = cell.node.dimensions(in: proposal)
        if let anchor = cell.traits.anchor {
            let point = CGPoint(
                x: start + anchor.x * (box.width - own.width), y: anchor.y * (box.height - own.height))
            return GridRowBehavior.Place(point: point, proposal: proposal)
        }
        let horizontal = (cell.columns.count == 1 ? guides[cell.columns.lowerBound] : nil) ?? alignment.horizontal
        let vertical = row.alignment ?? alignment.vertical
        let bounds = ViewDimensions(size: box)
        let point = CGPoint(
            x: start + bounds[horizontal] - own[horizontal], y: bounds[vertical] - own[vertical])
        return GridRowBehavior.Place(point: point, proposal: proposal)
    }

    private func solve(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Solution {
        if let known = solutions.first(where: { $0.0 == proposal }) { return known.1 }
        let lines = node.children
        let rows = lines.map { $0.info[GridRowAttribute.self] == nil ? nil : cells(of: $0) }
        let all = rows.compactMap { $0 }.flatMap { $0 }
        let count = all.map(\.columns.upperBound).max() ?? 1
        let room = proposal.width.map { max(0, $0 - columnGap * CGFloat(count - 1)) }
        var widths = TrackSolver.solve(count: count, available: room) { column, length in
            all.filter { $0.columns == column..<(column + 1) && !$0.traits.unsizedAxes.contains(.horizontal) }
                .map { $0.node.sizeThatFits(ProposedViewSize(width: length, height: nil)).width }.max() ?? 0
        }
        for cell in all where cell.columns.count > 1 && !cell.traits.unsizedAxes.contains(.horizontal) {
            widen(&widths, cell.columns, to: cell.node.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width)
        }
        for (line, row) in zip(lines, rows) where row == nil && !traits(line).unsizedAxes.contains(.horizontal) {
            widen(&widths, 0..<count, to: line.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).width)
        }
        let gaps = zip(lines, lines.dropFirst()).map { rowGap ?? $0.spacing.distance(to: $1.spacing, along: .vertical) }
        let height = proposal.height.map { max(0, $0 - gaps.reduce(0, +)) }
        let heights = TrackSolver.solve(count: lines.count, available: height) { index, length in
            guard let row = rows[index] else {
                return lines[index].sizeThatFits(ProposedViewSize(width: self.width(widths, 0..<count), height: length)).height
            }
            return row.filter { !$0.traits.unsizedAxes.contains(.vertical) }.map { cell in
                cell.node.sizeThatFits(ProposedViewSize(width: self.width(widths, cell.columns), height: length)).height
            }.max() ?? 0
        }
        let solution = Solution(widths: widths, heights: heights, gaps: gaps)
        solutions.append((proposal, solution))
        return solution
    }

    // What a wider line needs is shared evenly by its columns.
    private func widen(_ widths: inout [CGFloat], _ columns: Range<Int>, to wanted: CGFloat) {
        let extra = wanted - width(widths, columns)
        guard extra.isFinite, extra > 0 else { return }
        for column in columns { widths[column] += extra / CGFloat(columns.count) }
    }

    private func width(_ widths: [CGFloat], _ columns: Range<Int>) -> CGFloat {
        widths[columns].reduce(0, +) + columnGap * CGFloat(max(0, columns.count - 1))
    }

    private func traits(_ node: LayoutNode) -> GridCellTraits { node.info[GridCellAttribute.self] ?? GridCellTraits() }

    private func cells(of row: LayoutNode) -> [Cell] {
        var column = 0
        return rowNode(row).children.map { node in
            let traits = traits(node)
            defer { column += traits.columns }
            return Cell(node: node, traits: traits, columns: column..<(column + traits.columns))
        }
    }

    // Modifiers around a row are nodes of their own.
    private func rowNode(_ line: LayoutNode) -> LayoutNode {
        var node = line
        while node.info.type != "GridRow", node.children.count == 1 { node = node.children[0] }
        return node
    }

    private func columnGuides(_ node: LayoutNode) -> [HorizontalAlignment?] {
        var guides: [HorizontalAlignment?] = []
        for cell in node.children.filter({ $0.info[GridRowAttribute.self] != nil }).flatMap(cells) {
            while guides.count < cell.columns.upperBound { guides.append(nil) }
            let column = cell.columns.lowerBound
            if let guide = cell.traits.columnAlignment { guides[column] = guide }
        }
        return guides
    }
}
