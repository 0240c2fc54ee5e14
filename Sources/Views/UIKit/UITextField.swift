import Foundation

/// A field for a line of text, of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITextField: UIControl {
    open override class func appearance() -> UITextField { UITextField() }

    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var keyboardType = UIKeyboardType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var isSecureTextEntry = false
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var rightView: UIView?
    open weak var delegate: (any UITextFieldDelegate)?

    /// When a part of the field can be seen.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
}

/// What a field tells; nobody writes into it here.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for many lines of text, of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UITextView: UIScrollView {
    open override class func appearance() -> UITextView { UITextView() }

    open var text = ""
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets.zero
}

/// What a field for many lines tells; nobody writes into it here.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
}

/// A field for searches, of UIKit; it can be set up, but never drawn.
@MainActor @preconcurrency open class UISearchBar: UIView {
    open override class func appearance() -> UISearchBar { UISearchBar() }

    open var text: String?
    open var placeholder: String?
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open weak var delegate: (any UISearchBarDelegate)?
}

/// What a field for searches tells; nobody writes into it here.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
}
