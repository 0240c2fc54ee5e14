import Foundation

/// A scrolling view of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UIScrollView: UIView {
    open override class func appearance() -> UIScrollView { UIScrollView() }

    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var bounces = true
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open weak var delegate: (any UIScrollViewDelegate)?

    /// What hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// What a scrolling view tells; nothing scrolls here.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A table of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    open override class func appearance() -> UITableView { UITableView() }

    open var separatorColor: UIColor?
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets.zero
    open var allowsSelection = true
    open var rowHeight: CGFloat = -1
    open var sectionHeaderTopPadding: CGFloat = 0
    open var sectionFooterHeight: CGFloat = -1
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
}

/// A row of a table of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITableViewCell: UIView {
    open override class func appearance() -> UITableViewCell { UITableViewCell() }

    open var selectionStyle = SelectionStyle.default
    open var selectedBackgroundView: UIView?

    /// The line between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
}

/// A header or footer of a table of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
    open override class func appearance() -> UITableViewHeaderFooterView { UITableViewHeaderFooterView() }
}

/// A collection of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    open override class func appearance() -> UICollectionView { UICollectionView() }
}
