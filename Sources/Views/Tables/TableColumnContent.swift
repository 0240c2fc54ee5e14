import Foundation
import ProofsheetLayout

/// Columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = Never
    associatedtype TableColumnSortComparator: SortComparator = Never
    associatedtype TableColumnBody: TableColumnContent
    var tableColumnBody: TableColumnBody { get }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("\(Self.self) is a primitive table column; its body is never asked for") }
}

/// Columns that the engine knows.
protocol PrimitiveTableColumns: TableColumnContent where TableColumnBody == Never {
    nonisolated var parts: [TableColumnParts] { get }
}

/// A column taken apart for the table.
struct TableColumnParts {
    let label: any View
    /// The cell of a row's value.
    let cell: (Any) -> (any View)?
    var width = TableColumnWidth()
    /// What the column is sorted by: a property, or a comparison in ascending order.
    var sortKey: AnyHashable?
}

nonisolated extension TableColumnContent {
    /// The columns of any content: primitives know them, the others through their bodies.
    var allParts: [TableColumnParts] {
        if let primitive = self as? any PrimitiveTableColumns { return primitive.parts }
        return MainThread.run(self) { $0.tableColumnBody }.allParts
    }
}
