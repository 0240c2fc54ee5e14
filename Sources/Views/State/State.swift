/// A value that belongs to a view and outlives its descriptions; pictures show it after it has settled.
@propertyWrapper public struct State<Value>: DynamicProperty, ConnectedProperty {
    private let box: StateBox<Value>

    public init(wrappedValue value: Value) { box = StateBox(value) }

    public init(initialValue value: Value) { box = StateBox(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }

    func connect(_ connection: PropertyConnection) {
        box.location = connection.identity.slot(connection.slot) {
            StateLocation(box.initial, session: connection.session)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// The link from a description of a view to the value kept for it.
final class StateBox<Value> {
    var initial: Value
    var location: StateLocation<Value>?

    init(_ initial: Value) { self.initial = initial }

    var value: Value {
        get { location?.value ?? initial }
        set {
            if let location { location.value = newValue } else { initial = newValue }
        }
    }
}

/// A kept value that asks for another round when it changes.
final class StateLocation<Value> {
    private let session: Session

    var value: Value {
        didSet { session.needsAnotherRound = true }
    }

    init(_ value: Value, session: Session) {
        self.value = value
        self.session = session
    }
}
