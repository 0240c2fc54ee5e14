import Foundation

/// A value that would be kept in the user's defaults.
///
/// *Differences:* kept for one picture only, so that every picture starts from the value in the code.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty, ConnectedProperty {
    private let property: StoredProperty<Value>

    public var wrappedValue: Value {
        get { property.value }
        nonmutating set { property.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let property = property
        return Binding(get: { property.value }, set: { property.value = $0 })
    }

    func connect(_ connection: PropertyConnection) { property.connect("app", connection.session) }

    private init(_ value: Value, _ key: String) { property = StoredProperty(key, value) }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(nil, key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(nil, key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(nil, key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(nil, key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(nil, key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(nil, key) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(nil, key) }
}

extension AppStorage {
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(nil, key) }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(nil, key)
    }
}

nonisolated extension View {
    /// Accepted; stored values are kept for one picture only.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
