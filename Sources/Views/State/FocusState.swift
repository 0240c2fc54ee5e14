/// Which view has the keyboard; nothing has it until code says so.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty, ConnectedProperty {
    private let box: StateBox<Value>

    public init() where Value == Bool { box = StateBox(false) }

    public init<T: Hashable>() where Value == T? { box = StateBox(nil) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { Binding(box: box) }

    /// A way to read and move the focus.
    @propertyWrapper public struct Binding {
        let box: StateBox<Value>

        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }

        public var projectedValue: Binding { self }
    }

    func connect(_ connection: PropertyConnection) {
        box.location = connection.identity.slot(connection.slot) {
            StateLocation(box.initial, session: connection.session)
        }
    }
}

nonisolated extension View {
    /// Accepted; a focus ring or keyboard is not drawn.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environment(\.isFocused, binding.wrappedValue == value)
    }

    /// Accepted; a focus ring or keyboard is not drawn.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.isFocused, condition.wrappedValue)
    }
}
