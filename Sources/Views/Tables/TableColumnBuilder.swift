import Foundation

/// Turns the statements of a closure into columns of a table.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    /// A column that cannot be sorted, among others that can.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumns<RowValue, Sort> { TableColumns(parts: column.parts) }

    public static func buildBlock<Content: TableColumnContent>(_ content: Content) -> Content
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { content }

    public static func buildBlock<each Content: TableColumnContent>(_ content: repeat each Content) -> TableColumns<RowValue, Sort> {
        var parts: [TableColumnParts] = []
        for column in repeat each content { parts += column.allParts }
        return TableColumns(parts: parts)
    }

    // With a type of its own each branch, no compiler finds out which column a title and a property make.
    public static func buildOptional(_ content: (any TableColumnContent)?) -> TableColumns<RowValue, Sort> {
        TableColumns(parts: content?.allParts ?? [])
    }

    public static func buildEither(first: any TableColumnContent) -> TableColumns<RowValue, Sort> { TableColumns(parts: first.allParts) }

    public static func buildEither(second: any TableColumnContent) -> TableColumns<RowValue, Sort> { TableColumns(parts: second.allParts) }

    public static func buildLimitedAvailability(_ content: any TableColumnContent) -> TableColumns<RowValue, Sort> {
        TableColumns(parts: content.allParts)
    }
}

/// Several columns one after the other.
nonisolated public struct TableColumns<RowValue: Identifiable, Sort: SortComparator>: PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    let parts: [TableColumnParts]
}

/// A column for each element of a collection.
nonisolated public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: PrimitiveTableColumns where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    let parts: [TableColumnParts]

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) { parts = data.flatMap { content($0).allParts } }

    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data, id: \.id, content: content) }
}
