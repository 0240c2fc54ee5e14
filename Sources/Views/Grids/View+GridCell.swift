import Foundation
import ProofsheetLayout

/// What a cell asks of its grid.
struct GridCellTraits {
    /// A cell takes no more columns, so that no number of them fills the memory.
    static let mostColumns = 1000

    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []
}

enum GridCellAttribute: NodeAttribute { typealias Value = GridCellTraits }

nonisolated extension View {
    private func gridTraits(_ change: @escaping (inout GridCellTraits) -> Void) -> some View {
        mapNodes { node, context in
            context.wrap(node) { info in
                var traits = info[GridCellAttribute.self] ?? GridCellTraits()
                change(&traits)
                info[GridCellAttribute.self] = traits
            }
        }
    }

    /// The number of columns that the cell takes.
    public func gridCellColumns(_ count: Int) -> some View {
        gridTraits { if $0.columns == 1 { $0.columns = min(max(1, count), GridCellTraits.mostColumns) } }
    }

    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridTraits { $0.anchor = $0.anchor ?? anchor } }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        gridTraits { $0.columnAlignment = $0.columnAlignment ?? guide }
    }

    /// Axes along which the cell has no say in the size of its column or row.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridTraits { if $0.unsizedAxes.isEmpty { $0.unsizedAxes = axes } } }
}
