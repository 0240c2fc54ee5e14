import Foundation

/// A kind of content by its identifier.
public struct UTType: Hashable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo supertype: UTType? = nil) { identifier = filenameExtension }

    private init(known identifier: String) { self.identifier = identifier }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let folder = UTType(known: "public.folder")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let heic = UTType(known: "public.heic")
    public static let movie = UTType(known: "public.movie")
    public static let audio = UTType(known: "public.audio")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let json = UTType(known: "public.json")
    public static let xml = UTType(known: "public.xml")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let zip = UTType(known: "public.zip-archive")
}

/// Carries content between apps; nothing is carried here.
open class NSItemProvider {
    public var suggestedName: String?

    public init() {}
    public init(object: Any) {}
    public init(item: Any?, typeIdentifier: String?) {}
    public init?(contentsOf fileURL: URL?) {}

    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { false }
    @discardableResult public func loadObject<T>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress { Progress(totalUnitCount: 1) }
}

/// A document as a value.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A file or folder as a value.
public final class FileWrapper {
    public let regularFileContents: Data?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
