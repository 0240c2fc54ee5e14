/// An object from outside whose changes the view shows.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// Bindings to the object's properties.
    @dynamicMemberLookup public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { Binding(root, keyPath) }
    }

    func connect(_ connection: PropertyConnection) {
        connection.identity.slot(connection.slot) { ObjectWatch() }.watch(wrappedValue, connection.session)
    }
}
