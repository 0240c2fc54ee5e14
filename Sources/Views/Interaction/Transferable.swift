import Foundation

/// A type that can be handed to other apps; nothing is handed over here.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value is handed over.
public protocol TransferRepresentation {
    associatedtype Item
}

/// A way of which nothing is kept.
public struct AcceptedRepresentation<Item>: TransferRepresentation, Sendable {
    init() {}

    public func suggestedFileName(_ fileName: String) -> AcceptedRepresentation { self }
    public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> AcceptedRepresentation { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> AcceptedRepresentation { self }
}

/// Who may see a representation.
public struct TransferRepresentationVisibility: Sendable {
    public static let all = TransferRepresentationVisibility()
    public static let team = TransferRepresentationVisibility()
    public static let group = TransferRepresentationVisibility()
    public static let ownProcess = TransferRepresentationVisibility()
}

/// A value as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value through another one.
public struct ProxyRepresentation<Item, ProxyItem>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyItem) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyItem, importing: @escaping @Sendable (ProxyItem) throws -> Item
    ) {}
}

/// A value as data.
public struct DataRepresentation<Item>: TransferRepresentation {
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

/// Turns the statements of a closure into one representation.
@resultBuilder public struct TransferRepresentationBuilder<Item> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }
    public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R) -> AcceptedRepresentation<Item> {
        AcceptedRepresentation()
    }
}

extension String: Transferable {
    public static var transferRepresentation: AcceptedRepresentation<String> { AcceptedRepresentation() }
}

extension Data: Transferable {
    public static var transferRepresentation: AcceptedRepresentation<Data> { AcceptedRepresentation() }
}

extension URL: Transferable {
    public static var transferRepresentation: AcceptedRepresentation<URL> { AcceptedRepresentation() }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: AcceptedRepresentation<AttributedString> { AcceptedRepresentation() }
}

extension Image: Transferable {
    public static var transferRepresentation: AcceptedRepresentation<Image> { AcceptedRepresentation() }
}
