/// A type that offers views to be drawn; each view of a group, a loop or a tuple at the top is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to draw.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }

    /// The device the previews are meant for, nil for all.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No platform in particular.
    @MainActor @preconcurrency public static var platform: PreviewPlatform? { nil }
}

/// A system that previews can be meant for; pictures are made for iOS only.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
