/// What a preview stands in besides its device.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A value of a preview's context.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
