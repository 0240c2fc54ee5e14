import Foundation
import ProofsheetLayout

/// An image that would be fetched; a picture shows its placeholder, because nothing is fetched.
nonisolated public struct AsyncImage<Content: View>: View, PrimitiveView {
    private let content: Content
    private let hasURL: Bool

    func resolve(_ context: ResolveContext) -> ViewList {
        if hasURL { context.session.note("Images from the network are not fetched; their placeholders are shown.") }
        return content.resolved(context.child(.part("content")))
    }
}

extension AsyncImage {
    public init(url: URL?, scale: CGFloat = 1) where Content == Color {
        self.init(content: Color(.system("systemGray5")), hasURL: url != nil)
    }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(content: _ConditionalContent(storage: .falseContent(placeholder())), hasURL: url != nil)
    }

    public init<T>(
        url: URL?, scale: CGFloat = 1, transaction: T, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.init(content: content(.empty), hasURL: url != nil) }

    public init(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.init(content: content(.empty), hasURL: url != nil)
    }
}

/// How far the fetching of an image has come.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
