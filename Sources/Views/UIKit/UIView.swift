import Foundation

/// Something that takes part in events; nothing does here.
@MainActor @preconcurrency open class UIResponder: NSObject {
    nonisolated public override init() { super.init() }

    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"

    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
}

/// A view of UIKit; it can be made and set up, but never drawn.
///
/// *Differences:* a class of its own, no `NSObject`, whose `init` is bound to no actor.
@MainActor @preconcurrency open class UIView: Hashable {
    open var frame = CGRect.zero
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var tag = 0
    open private(set) var subviews: [UIView] = []
    open weak var superview: UIView?

    public init(frame: CGRect) { self.frame = frame }
    public required init?(coder: NSCoder) {}
    public convenience init() { self.init(frame: .zero) }

    nonisolated public static func == (left: UIView, right: UIView) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A view that takes what is set for all views of its kind.
    ///
    /// *Differences:* what is set is forgotten; bars, lists and controls look as the system's.
    open class func appearance() -> UIView { UIView() }

    open func addSubview(_ view: UIView) {
        view.superview = self
        subviews.append(view)
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func setNeedsLayout() {}
    open func setNeedsDisplay() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
}

/// A window of UIKit; there is none.
@MainActor @preconcurrency open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var isKeyWindow: Bool { false }
    open var safeAreaInsets: UIEdgeInsets { .zero }
}

/// A view controller of UIKit; it can be made and set up, but never drawn.
///
/// *Differences:* a class of its own, no `NSObject`, whose `init` is bound to no actor.
@MainActor @preconcurrency open class UIViewController: Hashable {
    open var view = UIView()
    open var title: String?
    open var presentedViewController: UIViewController? { nil }
    open private(set) var children: [UIViewController] = []
    open weak var parent: UIViewController?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    nonisolated public static func == (left: UIViewController, right: UIViewController) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    open func addChild(_ childController: UIViewController) { children.append(childController) }
    open func didMove(toParent parent: UIViewController?) { self.parent = parent }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// Distances from four sides in points, left and right being physical.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top, left, bottom, right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public static let zero = UIEdgeInsets()
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
