/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before any published property of the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties
        let known = properties.lazy.compactMap(\.objectWillChange).first
        let publisher = known ?? ObservableObjectPublisher.standing(for: self)
        for property in properties where property.objectWillChange !== publisher { property.objectWillChange = publisher }
        return publisher
    }

    private var publishedProperties: [any PublishedStorage] {
        var found: [any PublishedStorage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            found += current.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// Sends when an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let listeners = Listeners<Void, Never>()

    public init() {}

    public func send() { listeners.send(()) }

    public func attach(
        _ receiveValue: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { listeners.add(receiveValue, completion) }
}
