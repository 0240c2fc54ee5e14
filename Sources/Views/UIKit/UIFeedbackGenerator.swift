import Foundation

/// Makes the device shake; nothing happens here.
@MainActor @preconcurrency public class UIFeedbackGenerator {
    nonisolated init() {}
    public func prepare() {}
}

/// A blow.
@MainActor @preconcurrency public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight of the blow.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    nonisolated public override init() { super.init() }
    nonisolated public init(style: FeedbackStyle) { super.init() }
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// A change of a selection.
@MainActor @preconcurrency public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public override init() { super.init() }
    public func selectionChanged() {}
}

/// Success or failure.
@MainActor @preconcurrency public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What there is to tell.
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    nonisolated public override init() { super.init() }
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What has been copied; always empty.
@MainActor @preconcurrency public final class UIPasteboard {
    public static let general = UIPasteboard()

    private init() {}

    public var string: String?
    public var hasStrings: Bool { string != nil }
    public var url: URL?
    public var image: UIImage?
}

/// Whether assistive technologies are in use; none is.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isSwitchControlRunning: Bool { false }

    /// Kinds of messages to assistive technologies.
    public enum Notification: Sendable { case announcement, layoutChanged, screenChanged }

    public static func post(notification: Notification, argument: Any?) {}
}
