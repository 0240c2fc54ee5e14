import Foundation
import Observation

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        mapContext { $0.environment.set(keyPath, value) }
    }

    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        mapContext { transform(&$0.environment[keyPath: keyPath]) }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        mapContext { $0.environment[ObjectKey<T>.self] = object }
    }
}
