/// A property of a view whose value comes from outside the view's own fields.
public protocol DynamicProperty {
    @MainActor @preconcurrency mutating func update()
}

extension DynamicProperty {
    @MainActor @preconcurrency public mutating func update() {}
}

/// A property wrapper of ours: it reaches its store through a reference, so that a copy can be connected.
protocol ConnectedProperty {
    func connect(_ connection: PropertyConnection)
}

/// What a property is connected to before a body is evaluated.
struct PropertyConnection {
    let identity: Identity
    let environment: EnvironmentValues
    let session: Session
    /// The number of the property within its view.
    let slot: Int
}
