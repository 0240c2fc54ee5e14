import Foundation
import ProofsheetLayout

/// Makes an image of a view.
///
/// *Differences:* there is none while a picture is being made; `uiImage` is nil.
@MainActor @preconcurrency public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    public var isOpaque = false

    public init(content view: Content) { content = view }

    public var uiImage: UIImage? { nil }
}
