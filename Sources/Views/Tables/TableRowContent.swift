import Foundation
import ProofsheetLayout

/// Rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) is a primitive table row; its body is never asked for") }
}

/// Rows that the engine knows how to make.
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {
    nonisolated func rows(_ shape: TableShape) -> any View
}

nonisolated extension TableRowContent {
    /// The rows of any content as views: primitives know them, the others through their bodies.
    func allRows(_ shape: TableShape) -> any View {
        if let primitive = self as? any PrimitiveTableRows { return primitive.rows(shape) }
        return MainThread.run(self) { $0.tableRowBody }.allRows(shape)
    }
}

/// A row of a table for a value.
nonisolated public struct TableRow<Value: Identifiable>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let value: Value

    public init(_ value: Value) { self.value = value }

    func rows(_ shape: TableShape) -> any View { shape.row(value, id: AnyHashable(value.id)) }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRows where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    let data: Data

    func rows(_ shape: TableShape) -> any View { ForEach(data) { shape.row($0, id: AnyHashable($0.id)) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
}

extension ForEach: PrimitiveTableRows where Content: TableRowContent {
    func rows(_ shape: TableShape) -> any View {
        let content = content
        return ForEach<Data, ID, AnyView>(data: data, content: { AnyView(content($0).allRows(shape)) }, id: id)
    }
}

extension ForEach where Content: TableRowContent, ID == Data.Element.ID, Data.Element: Identifiable {
    public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where V == Content.TableRowValue { self.init(data: data, content: content, id: { $0.id }) }
}

extension ForEach where Content: TableRowContent {
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
}

extension Section: PrimitiveTableRows where Parent: View, Content: TableRowContent, Footer == EmptyView {
    func rows(_ shape: TableShape) -> any View {
        Section<Parent, AnyView, EmptyView>(
            header: header, content: AnyView(content.allRows(shape)), footer: footer, isExpanded: isExpanded)
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
    where V == Content.TableRowValue { self.init(header: header(), content: content(), footer: EmptyView()) }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Identifiable>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue { self.init(header: Text(title), content: content(), footer: EmptyView()) }
}

/// Accepted; a picture shows rows at rest.
nonisolated extension TableRowContent {
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> { self }
}
