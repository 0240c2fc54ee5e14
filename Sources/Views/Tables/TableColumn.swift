import Foundation
import ProofsheetLayout

/// A column of a table: a label above, and a view for each row's value.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: PrimitiveTableColumns {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    private let label: Label
    private let content: (RowValue) -> Content
    private let sortKey: AnyHashable?
    private var width = TableColumnWidth()

    init(_ label: Label, sortKey: AnyHashable? = nil, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.sortKey = sortKey
        self.content = content
    }

    var parts: [TableColumnParts] {
        let content = content
        return [
            TableColumnParts(
                label: label, cell: { value in (value as? RowValue).map { content($0) } }, width: width, sortKey: sortKey)
        ]
    }

    /// A width in points, nil for a share of the room.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

    /// Bounds in points of the column's share of the room.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth(min: min, max: max)
        return column
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), content: content)
    }

    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, sortKey: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), content: { Text(verbatim: $0[keyPath: value]) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), content: { Text(verbatim: $0[keyPath: value]) })
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sortKey: AnyHashable(value), content: content) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), sortKey: AnyHashable(value), content: content) }

    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared { self.init(Text(titleKey), sortKey: AnyHashable(value), content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) { self.init(Text(titleKey), sortKey: AnyHashable(value), content: { Text(verbatim: $0[keyPath: value]) }) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) { self.init(Text(title), sortKey: AnyHashable(value), content: { Text(verbatim: $0[keyPath: value]) }) }
}

extension TableColumn where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), sortKey: TableSorting.key(of: comparator), content: content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), sortKey: TableSorting.key(of: comparator), content: content) }
}

/// How a table knows the column that its rows are sorted by.
enum TableSorting {
    /// The property that is compared, or the comparison whatever its direction.
    static func key<Sort: SortComparator>(of comparator: Sort) -> AnyHashable {
        if let byProperty = comparator as? any PropertyComparator { return AnyHashable(byProperty.property) }
        var forward = comparator
        forward.order = .forward
        return AnyHashable(forward)
    }
}

/// A comparison of one property.
private protocol PropertyComparator {
    var property: AnyKeyPath { get }
}

extension KeyPathComparator: PropertyComparator {
    fileprivate var property: AnyKeyPath { keyPath }
}
