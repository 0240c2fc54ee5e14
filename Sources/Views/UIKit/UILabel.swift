import Foundation

/// The side on which lines of several begin, as UIKit has it.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How lines break, as UIKit has it.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A text of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UILabel: UIView {
    open override class func appearance() -> UILabel { UILabel() }

    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
}

/// A view with an image, of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIImageView: UIView {
    open var image: UIImage?

    public convenience init(image: UIImage?) {
        self.init()
        self.image = image
    }
}

/// A wheel of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    open override class func appearance() -> UIActivityIndicatorView { UIActivityIndicatorView() }

    open private(set) var isAnimating = false
    open var color: UIColor?
    open var hidesWhenStopped = true

    /// The size of the wheel.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    public convenience init(style: Style) { self.init() }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}
