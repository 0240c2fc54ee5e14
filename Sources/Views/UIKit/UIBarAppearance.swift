import Foundation

/// The look of a bar; kept and never drawn.
@MainActor @preconcurrency open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundImage: UIImage?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    nonisolated public override init() { super.init() }

    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar; kept and never drawn.
@MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of a bar of tabs; kept and never drawn.
@MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of a bar of tools; kept and never drawn.
@MainActor @preconcurrency public final class UIToolbarAppearance: UIBarAppearance {}

/// The look of one tab; kept and never drawn.
@MainActor @preconcurrency public final class UITabBarItemAppearance: NSObject {
    /// The look in one state.
    @MainActor @preconcurrency public final class State: NSObject {
        public var iconColor: UIColor?
        public var badgeBackgroundColor: UIColor?
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    public let normal = State()
    public let selected = State()
    public let disabled = State()
}
