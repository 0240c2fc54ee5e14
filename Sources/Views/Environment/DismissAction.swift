import Foundation

/// Ends the presentation of the view; calling it changes nothing in a still picture.
@MainActor @preconcurrency public struct DismissAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Ends the search; calling it changes nothing in a still picture.
@MainActor @preconcurrency public struct DismissSearchAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Opens an address; only a handler that the code sets itself is called.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What a handler did with an address.
    public struct Result: Sendable {
        let isHandled: Bool

        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: true)
        public static let systemAction = Result(isHandled: false)

        public static func systemAction(_ url: URL) -> Result { systemAction }
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { systemAction }
    }

    private let handler: @MainActor (URL) -> Result

    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    nonisolated init() { handler = { _ in .systemAction } }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isHandled)
    }

    public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = handler(url) }
}

/// Opens a window; there is only one, so nothing happens.
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; there is only one, so nothing happens.
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings; nothing happens.
@MainActor @preconcurrency public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Loads content anew, as the view asked with `refreshable`.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    public func callAsFunction() async { await action() }
}

/// Asks for a review in the store; nothing happens.
@MainActor @preconcurrency public struct RequestReviewAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Renames a document or the like, as the view asked with `renameAction`.
@MainActor @preconcurrency public struct RenameAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

/// Sets the focus back to where it begins; nothing happens.
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}
