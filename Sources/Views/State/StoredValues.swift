import Foundation

/// The values of `@AppStorage` and `@SceneStorage` while a cell is rendered; nothing is read from or written to a disk.
final class StoredValues {
    private var boxes: [String: Box] = [:]

    /// One value that all properties with its key share.
    final class Box {
        weak var session: Session?
        var value: Any? {
            didSet { session?.needsAnotherRound = true }
        }
    }

    func box(_ key: String, _ session: Session) -> Box {
        if let box = boxes[key] { return box }
        let box = Box()
        box.session = session
        boxes[key] = box
        return box
    }
}

/// A property that is one of the stored values, with the value it has where nobody has set it.
final class StoredProperty<Value> {
    private let key: String
    private let initial: Value
    private var box = StoredValues.Box()

    init(_ key: String, _ initial: Value) { (self.key, self.initial) = (key, initial) }

    var value: Value {
        get { box.value as? Value ?? initial }
        set { box.value = newValue }
    }

    func connect(_ domain: String, _ session: Session) { box = session.storedValues.box("\(domain).\(key)", session) }
}
