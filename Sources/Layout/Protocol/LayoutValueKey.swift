/// A key under which a view hands a value to the layout around it.
public protocol LayoutValueKey {
    /// What is handed over.
    associatedtype Value
    /// What a layout sees of a view that sets none.
    static var defaultValue: Value { get }
}
