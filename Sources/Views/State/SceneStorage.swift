import Foundation

/// A value that would be kept with a window.
///
/// *Differences:* kept for one picture only, so that every picture starts from the value in the code.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty, ConnectedProperty {
    private let property: StoredProperty<Value>

    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let property = property
        return Binding(get: { property.value }, set: { property.value = $0 })
    }

    func connect(_ connection: PropertyConnection) { property.connect("scene", connection.session) }

    private init(_ value: Value, _ key: String) { property = StoredProperty(key, value) }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue, key) }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(nil, key) }
    public init(_ key: String) where Value == Int? { self.init(nil, key) }
    public init(_ key: String) where Value == Double? { self.init(nil, key) }
    public init(_ key: String) where Value == String? { self.init(nil, key) }
    public init(_ key: String) where Value == URL? { self.init(nil, key) }
    public init(_ key: String) where Value == Data? { self.init(nil, key) }
}

extension SceneStorage {
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(nil, key) }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(nil, key) }
}
