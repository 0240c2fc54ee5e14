import Foundation

/// A picture that was chosen from the library; it has nothing to load here.
public struct PhotosPickerItem: Hashable, Sendable {
    /// How a picture is encoded anew.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let kind: Int

        public static let automatic = EncodingDisambiguationPolicy(kind: 0)
        public static let current = EncodingDisambiguationPolicy(kind: 1)
        public static let compatible = EncodingDisambiguationPolicy(kind: 2)
    }

    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

    @discardableResult public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 0)
    }
}

/// How pictures that are chosen are put in order.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let kind: Int

    public static let `default` = PhotosPickerSelectionBehavior(kind: 0)
    public static let ordered = PhotosPickerSelectionBehavior(kind: 1)
    public static let continuous = PhotosPickerSelectionBehavior(kind: 2)
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(kind: 3)
}

/// Which pictures can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
    public static let bursts = PHPickerFilter(name: "bursts")
    public static let panoramas = PHPickerFilter(name: "panoramas")
    public static let screenshots = PHPickerFilter(name: "screenshots")
    public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
    public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
    public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
    public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")

    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { joined("any", filters) }
    public static func all(of filters: [PHPickerFilter]) -> PHPickerFilter { joined("all", filters) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { joined("not", [filter]) }

    private static func joined(_ word: String, _ filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: "\(word)(\(filters.map(\.name).joined(separator: ", ")))")
    }
}

/// The library of pictures; there is one, and nothing is in it.
public final class PHPhotoLibrary: Sendable {
    private static let only = PHPhotoLibrary()

    private init() {}

    public static func shared() -> PHPhotoLibrary { only }
}
