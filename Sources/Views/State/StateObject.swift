/// An object that the view makes once and keeps.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, ConnectedProperty {
    private final class Box {
        let make: () -> ObjectType
        var kept: Kept?

        init(_ make: @escaping () -> ObjectType) { self.make = make }

        var object: ObjectType {
            if let kept { return kept.object }
            let made = Kept(make())
            kept = made
            return made.object
        }
    }

    private final class Kept {
        let object: ObjectType
        let watch = ObjectWatch()

        init(_ object: ObjectType) { self.object = object }
    }

    private let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    public var wrappedValue: ObjectType { box.object }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: box.object) }

    func connect(_ connection: PropertyConnection) {
        let box = box
        let kept = connection.identity.slot(connection.slot) { Kept(box.object) }
        box.kept = kept
        kept.watch.watch(kept.object, connection.session)
    }
}
