import Foundation

/// Finds the dynamic properties of a view and connects them; types without any are remembered.
final class PropertyConnector {
    private var plainTypes: Set<ObjectIdentifier> = []

    func connect(_ value: Any, identity: Identity, environment: EnvironmentValues, session: Session) {
        let type = ObjectIdentifier(Swift.type(of: value))
        guard !plainTypes.contains(type) else { return }
        var slot = 0
        connectFields(of: value, &slot) {
            PropertyConnection(identity: identity, environment: environment, session: session, slot: $0)
        }
        if slot == 0 { plainTypes.insert(type) }
    }

    private func connectFields(of value: Any, _ slot: inout Int, _ connection: (Int) -> PropertyConnection) {
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for field in current.children {
                if let property = field.value as? any ConnectedProperty {
                    property.connect(connection(slot))
                    slot += 1
                } else if let property = field.value as? any DynamicProperty {
                    slot += 1
                    connectFields(of: property, &slot, connection)
                    MainThread.run(property) {
                        var property = $0
                        property.update()
                    }
                }
            }
            mirror = current.superclassMirror
        }
    }
}
