import Foundation
import Observation

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty, ConnectedProperty {
    private final class Box {
        var values = EnvironmentValues()
    }

    private let box = Box()
    private let read: (EnvironmentValues) -> Value

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    public var wrappedValue: Value { read(box.values) }

    func connect(_ connection: PropertyConnection) { box.values = connection.environment }
}

extension Environment {
    /// An observable object put into the environment by type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { values in
            guard let object = values[ObjectKey<Value>.self] else {
                preconditionFailure(
                    "No \(Value.self) in the environment: put one there with .environment(_:) on a view around this one.")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0[ObjectKey<T>.self] }
    }
}

/// The key of an object that is found by its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}
