import Foundation
import ProofsheetLayout

/// Rows of values in columns with a header, where there is room; otherwise a list of the first column's cells without a header.
///
/// Takes all it is offered and scrolls like a list. *Differences:* rows that open are drawn closed.
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View, PrimitiveView
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let columns: Columns
    private let rows: Rows
    private let isSelected: (AnyHashable) -> Bool
    private let hasOne: Bool
    private let isMultiple: Bool
    private let sortKey: AnyHashable?
    private let descends: Bool

    private init(
        columns: Columns, rows: Rows, one: Binding<Value.ID?>? = nil, several: Binding<Set<Value.ID>>? = nil,
        sortOrder: [Columns.TableColumnSortComparator] = []
    ) {
        self.columns = columns
        self.rows = rows
        let chosen = several?.wrappedValue ?? Set([one?.wrappedValue].compactMap { $0 })
        isSelected = { tag in (tag.base as? Value.ID).map(chosen.contains) ?? false }
        hasOne = one?.wrappedValue != nil
        isMultiple = several != nil
        sortKey = sortOrder.first.map { TableSorting.key(of: $0) }
        descends = sortOrder.first?.order == .reverse
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let all = columns.allParts
        let isNarrow = context.environment.horizontalSizeClass == .compact
        var shape = TableShape(columns: isNarrow ? Array(all.prefix(1)) : all)
        if let sortKey, let column = shape.columns.firstIndex(where: { $0.sortKey == sortKey }) { shape.sorting = (column, descends) }
        let hasHeader = !isNarrow && context.environment.tableHeaders != .hidden
        let content = TableContent(header: hasHeader ? AnyView(shape.header) : nil, rows: AnyView(rows.allRows(shape)))
        let selection = ListSelection(
            isSelected: isSelected, isMultiple: isMultiple, isEditing: context.environment.isEditingList, hasOne: hasOne)
        return .nodes([context.listNode("Table", .plain, content, selection)])
    }
}

/// A table's header and rows as the list has them.
nonisolated private struct TableContent: View, PrimitiveView {
    let header: AnyView?
    let rows: AnyView

    func resolve(_ context: ResolveContext) -> ViewList {
        guard let header else { return rows.resolved(context) }
        return Section(header: header) { rows }.resolve(context)
    }
}

extension Table {
    public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
    where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: TableForEachContent(data: data))
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: TableForEachContent(data: data), one: selection)
    }

    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(columns: columns(), rows: TableForEachContent(data: data), several: selection)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: TableForEachContent(data: data), sortOrder: sortOrder.wrappedValue)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: TableForEachContent(data: data), one: selection, sortOrder: sortOrder.wrappedValue)
    }

    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: TableForEachContent(data: data), several: selection, sortOrder: sortOrder.wrappedValue)
    }
}

extension Table {
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(columns: columns(), rows: rows()) }

    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(columns: columns(), rows: rows(), one: selection) }

    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(columns: columns(), rows: rows(), several: selection) }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: rows(), sortOrder: sortOrder.wrappedValue)
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: rows(), one: selection, sortOrder: sortOrder.wrappedValue)
    }

    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: rows(), several: selection, sortOrder: sortOrder.wrappedValue)
    }
}

extension Table {
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(columns: columns(), rows: rows()) }

    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns: columns(), rows: rows(), sortOrder: sortOrder.wrappedValue)
    }
}
