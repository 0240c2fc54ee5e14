import Foundation

/// A view controller around a view of SwiftUI; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// There are no archives here that a view could come from.
    public required init?(coder: NSCoder) { nil }

    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// View controllers on top of each other, of UIKit; they can be set up, but never drawn.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = []
    open var navigationBar = UINavigationBar()
    open var topViewController: UIViewController? { viewControllers.last }

    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

/// View controllers beside each other, of UIKit; they can be set up, but never drawn.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]?
    open var tabBar = UITabBar()
    open var selectedIndex = 0
}

/// The panel for sharing, of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.init() }

    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// Something that content can be shared with; nothing is shared here.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// The kind of a service.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
