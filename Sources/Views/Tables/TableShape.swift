import Foundation
import ProofsheetLayout

/// The columns that a table shows, and what its rows and header are made of.
struct TableShape: Sendable {
    nonisolated(unsafe) let columns: [TableColumnParts]
    /// The number of the column that rows are sorted by, and whether they descend.
    var sorting: (column: Int, descends: Bool)?

    func row(_ value: Any, id: AnyHashable) -> some View {
        TableCells(layout: layout, cells: columns.map { $0.cell(value) ?? EmptyView() }, tag: id)
    }

    var header: some View {
        let cells = columns.enumerated().map { index, column -> any View in
            guard let sorting, sorting.column == index else { return column.label }
            return HStack(spacing: 4) {
                AnyView(column.label)
                Image(systemName: sorting.descends ? "chevron.down" : "chevron.up").imageScale(.small)
            }
        }
        return TableCells(layout: layout, cells: cells, tag: nil)
    }

    private var layout: TableRowLayout { TableRowLayout(widths: columns.map(\.width)) }
}

/// The cells of a row or of the header in their columns.
nonisolated struct TableCells: View, PrimitiveView {
    let layout: TableRowLayout
    let cells: [any View]
    let tag: AnyHashable?

    func resolve(_ context: ResolveContext) -> ViewList {
        let place = context.inside(.horizontal)
        let nodes = cells.enumerated().map { index, cell in
            let inner = place.child(.index(index))
            return inner.single(cell.resolved(inner))
        }
        let behavior = LayoutBehavior(layout)
        guard let tag else {
            return .nodes([LayoutNode(behavior, children: nodes, direction: context.environment.layoutDirection)])
        }
        return .nodes([context.node("TableRow", behavior, children: nodes) { $0[TagAttribute.self] = tag }])
    }
}
