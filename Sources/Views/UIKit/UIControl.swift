import Foundation

/// A control of UIKit; it can be set up, but nothing ever happens to it.
@MainActor @preconcurrency open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    /// What happens to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    open func sendActions(for controlEvents: Event) {}
}

/// A button of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIButton: UIControl {
    open override class func appearance() -> UIButton { UIButton() }

    open func setTitle(_ title: String?, for state: State) {}
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    open func setImage(_ image: UIImage?, for state: State) {}
}

/// A switch of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UISwitch: UIControl {
    open override class func appearance() -> UISwitch { UISwitch() }

    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
}

/// A slider of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UISlider: UIControl {
    open override class func appearance() -> UISlider { UISlider() }

    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A row of segments of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
    open override class func appearance() -> UISegmentedControl { UISegmentedControl() }

    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
}

/// Dots for pages, of UIKit; they can be set up, but never drawn.
@MainActor @preconcurrency open class UIPageControl: UIControl {
    open override class func appearance() -> UIPageControl { UIPageControl() }

    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}
