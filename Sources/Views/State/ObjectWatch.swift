/// Asks for another round whenever one object changes; kept with the view that reads the object.
final class ObjectWatch {
    private var object: AnyObject?
    private var token: AnyCancellable?

    func watch<Object: ObservableObject>(_ object: Object, _ session: Session) {
        guard self.object !== object else { return }
        self.object = object
        token = object.objectWillChange.sink { [weak session] _ in session?.needsAnotherRound = true }
    }
}

extension Binding {
    /// A binding to a property of an object.
    init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
