import Foundation
import ProofsheetLayout

/// Rows of cells that line up in columns, as a layout value; subviews that are no rows span all columns: swiftui-layout 6.3.
///
///     let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(GridLayout(alignment: .leading))
///
/// Columns are as wide as their widest cell, and flexible ones share what is left; rows are as high as their cells,
/// aligned on the guide of the row.
nonisolated public struct GridLayout: Layout, Sendable {
    /// The guides on which cells line up in their columns and rows.
    public var alignment: Alignment
    /// Points between columns, nil for 8.
    public var horizontalSpacing: CGFloat?
    /// Points between rows, nil for the largest distance that cells below each other ask for.
    public var verticalSpacing: CGFloat?

    /// A grid; spacing in points.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(arrangesRows: true) }

    public func makeCache(subviews: Subviews) -> GridCache { GridCache() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCache) -> CGSize {
        let solution = solution(proposal, subviews, &cache)
        return CGSize(
            width: solution.columns.length(solution.columns.all), height: solution.heights.reduce(0, +) + solution.gaps.reduce(0, +))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout GridCache) {
        let solution = solution(proposal, subviews, &cache)
        let lines = GridLine.all(subviews, alignment)
        let extents = solution.columns.extents(of: lines, solution.heights)
        var y: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let box = CGSize(width: solution.columns.length(solution.columns.all), height: solution.heights[index])
            let proposal = ProposedViewSize(box)
            if let row = line.row {
                row.places = places(line, solution.columns, extents, box.height)
                LayoutSubview(line.node).place(at: CGPoint(x: 0, y: y), proposal: proposal)
            } else {
                let own = alignment.placement(of: line.node, proposal, in: box)
                LayoutSubview(line.node).place(at: CGPoint(x: own.point.x, y: own.point.y + y), proposal: proposal)
            }
            y += box.height + (index < solution.gaps.count ? solution.gaps[index] : 0)
        }
    }

    private func solution(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout GridCache) -> GridSolution {
        if let known = cache.solutions[proposal] { return known }
        let solution = GridSolution(proposal, GridLine.all(subviews, alignment), self)
        cache.solutions[proposal] = solution
        return solution
    }

    private func places(
        _ line: GridLine, _ columns: GridColumns, _ extents: [AlignedExtent], _ height: CGFloat
    ) -> [GridRowBehavior.Place] {
        let boxes = line.cells.map { CGSize(width: columns.length($0.columns), height: height) }
        let own = zip(line.cells, boxes).map { $0.node.dimensions(in: ProposedViewSize($1)) }
        let sized = zip(line.cells, own).filter { !$0.0.traits.unsizedAxes.contains(.vertical) }.map(\.1)
        let tall = AlignedExtent(sized, line.guide.key)
        return line.cells.indices.map { index in
            let (cell, box, own) = (line.cells[index], boxes[index], own[index])
            let start = columns.start(cell.columns)
            func place(_ x: CGFloat, _ y: CGFloat) -> GridRowBehavior.Place {
                GridRowBehavior.Place(point: CGPoint(x: start + x, y: y), proposal: ProposedViewSize(box))
            }
            if let anchor = cell.traits.anchor {
                return place(anchor.x * (box.width - own.width), anchor.y * (box.height - own.height))
            }
            let y = tall.place(of: own, line.guide.key, in: box.height)
            guard cell.columns.count == 1 else {
                return place(ViewDimensions(size: box)[alignment.horizontal] - own[alignment.horizontal], y)
            }
            let column = cell.columns.lowerBound
            return place(extents[column].place(of: own, columns.guides[column].key, in: box.width), y)
        }
    }
}

/// What a grid keeps between its answers: how it has shared out each proposal.
public struct GridCache {
    var solutions = AnswerMemory<ProposedViewSize, GridSolution>()
}

extension AlignedExtent {
    /// Where a view starts in a room for all of them, which stand in it as the guide says.
    func place(of view: ViewDimensions, _ guide: AlignmentKey, in room: CGFloat) -> CGFloat {
        func bounds(_ length: CGFloat) -> CGFloat {
            ViewDimensions(size: CGSize(guide.axis, major: length, minor: 0))[guide]
        }
        guard length.isFinite else { return 0 }
        return bounds(room) - bounds(length) + start(of: view, guide)
    }
}
