import Foundation

/// What is drawn at a bar's edges and the like; nothing here.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// A navigation bar of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UINavigationBar: UIView {
    open override class func appearance() -> UINavigationBar { UINavigationBar() }

    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// A bar of tabs of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITabBar: UIView {
    open override class func appearance() -> UITabBar { UITabBar() }

    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var isTranslucent = true
}

/// A bar of tools of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIToolbar: UIView {
    open override class func appearance() -> UIToolbar { UIToolbar() }

    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent = true
}

/// A tab of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITabBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?

    open class func appearance() -> UITabBarItem { UITabBarItem() }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
