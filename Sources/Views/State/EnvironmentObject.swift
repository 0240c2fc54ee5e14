/// An object that a view further out put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
    private final class Box {
        var object: ObjectType?
    }

    private let box = Box()

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = box.object else {
            preconditionFailure(
                "No \(ObjectType.self) in the environment: put one there with .environmentObject(_:) on a view around this one.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

    func connect(_ connection: PropertyConnection) {
        box.object = connection.environment[ObjectKey<ObjectType>.self]
        guard let object = box.object else { return }
        connection.identity.slot(connection.slot) { ObjectWatch() }.watch(object, connection.session)
    }
}

nonisolated extension View {
    /// Puts an object into the environment of the view, to be found by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        mapContext { $0.environment[ObjectKey<T>.self] = object }
    }
}
