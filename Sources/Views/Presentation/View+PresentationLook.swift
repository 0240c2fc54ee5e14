import Foundation
import ProofsheetLayout

/// Accepted; presented views are drawn in one plain form.
nonisolated extension View {
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// Whether the view behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
    let isPopover: Bool
    public static let automatic = PresentationAdaptation(isPopover: false)
    public static let none = PresentationAdaptation(isPopover: true)
    public static let popover = PresentationAdaptation(isPopover: true)
    public static let sheet = PresentationAdaptation(isPopover: false)
    public static let fullScreenCover = PresentationAdaptation(isPopover: false)
}

/// What a drag on a sheet does.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrolls: Bool
    public static let automatic = PresentationContentInteraction(scrolls: false)
    public static let resizes = PresentationContentInteraction(scrolls: false)
    public static let scrolls = PresentationContentInteraction(scrolls: true)
}

/// How large a presentation is.
public protocol PresentationSizing {}

/// A size of the system.
public struct StandardPresentationSizing: PresentationSizing, Sendable {
    public func fitted(horizontal: Bool, vertical: Bool) -> StandardPresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> StandardPresentationSizing { self }
}

/// Sizes of the system by their names.
extension PresentationSizing where Self == StandardPresentationSizing {
    public static var automatic: StandardPresentationSizing { StandardPresentationSizing() }
    public static var fitted: StandardPresentationSizing { StandardPresentationSizing() }
    public static var form: StandardPresentationSizing { StandardPresentationSizing() }
    public static var page: StandardPresentationSizing { StandardPresentationSizing() }
}
