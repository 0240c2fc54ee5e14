/// A name that belongs to one view, for linking views with each other.
@propertyWrapper public struct Namespace: DynamicProperty, ConnectedProperty {
    /// What sets one namespace apart from the others.
    public struct ID: Hashable, Sendable {
        let number: Int
    }

    private final class Box {
        var id = ID(number: 0)
    }

    private final class Kept {
        let id: ID

        init(_ id: ID) { self.id = id }
    }

    private let box = Box()

    public init() {}

    public var wrappedValue: ID { box.id }

    func connect(_ connection: PropertyConnection) {
        box.id = connection.identity.slot(connection.slot) { Kept(ID(number: connection.session.nextNumber())) }.id
    }
}
