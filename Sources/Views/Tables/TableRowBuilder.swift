import Foundation

/// Turns the statements of a closure into rows of a table.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock<each Content: TableRowContent>(_ content: repeat each Content) -> TableRows<Value> {
        var parts: [any TableRowContent] = []
        for row in repeat each content { parts.append(row) }
        return TableRows(parts: parts)
    }

    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TableRows<Value>
    where Content.TableRowValue == Value { TableRows(parts: content.map { [$0] } ?? []) }

    public static func buildEither<Content: TableRowContent>(first: Content) -> TableRows<Value>
    where Content.TableRowValue == Value { TableRows(parts: [first]) }

    public static func buildEither<Content: TableRowContent>(second: Content) -> TableRows<Value>
    where Content.TableRowValue == Value { TableRows(parts: [second]) }

    public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> TableRows<Value>
    where Content.TableRowValue == Value { TableRows(parts: [content]) }
}

/// Several rows one after the other.
nonisolated public struct TableRows<Value: Identifiable>: PrimitiveTableRows {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    let parts: [any TableRowContent]

    func rows(_ shape: TableShape) -> any View {
        ForEach(parts.indices, id: \.self) { AnyView(parts[$0].allRows(shape)) }
    }
}
