import Foundation

/// Something that waits for touches, of UIKit; there are none.
@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open private(set) var view: UIView?
    open private(set) var state = State.possible

    /// How far a touch has come.
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    nonisolated public override init() { super.init() }

    open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Waits for taps, of UIKit; there are none.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}

/// Waits for drags, of UIKit; there are none.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

extension UIView {
    /// Accepted; there are no touches.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
}
