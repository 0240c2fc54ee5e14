import Foundation
import Synchronization

extension ObservableObjectPublisher {
    /// The publisher of an object that has no published property to keep it in; the same one for as long as the object lives.
    static func standing(for object: AnyObject) -> ObservableObjectPublisher {
        ObjectPublishers.shared.publisher(for: object)
    }
}

/// Publishers by the objects that they speak for.
private final class ObjectPublishers: Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct Table: @unchecked Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
    }

    static let shared = ObjectPublishers()

    private let table = Mutex(Table())

    func publisher(for object: AnyObject) -> ObservableObjectPublisher {
        let id = ObjectIdentifier(object)
        let made = Entry(object: object, publisher: ObservableObjectPublisher())
        let holder = UncheckedHolder(value: made)
        return table.withLock { table in
            if let entry = table.entries[id], entry.object != nil { return UncheckedHolder(value: entry) }
            table.entries[id] = holder.value
            return holder
        }.value.publisher
    }
}

/// Takes a value across a lock.
private struct UncheckedHolder<Value>: @unchecked Sendable {
    let value: Value
}
