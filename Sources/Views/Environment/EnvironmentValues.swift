import Foundation

/// The values that flow from a view to everything inside it.
///
/// Reads are recorded together with where the value came from, the cell or a modifier: architecture 4.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Entry {
        let key: ObjectIdentifier
        let value: Any
        let next: Entry?

        init(_ key: ObjectIdentifier, _ value: Any, _ next: Entry?) {
            (self.key, self.value, self.next) = (key, value, next)
        }
    }

    private var entries: Entry?
    let cell: CellEnvironment
    private(set) var reads: EnvironmentReads?

    public init() {
        cell = CellEnvironment(width: 390, height: 844)
        reads = nil
    }

    init(cell: CellEnvironment, reads: EnvironmentReads) {
        self.cell = cell
        self.reads = reads
    }

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            var entry = entries
            while let current = entry {
                if current.key == id {
                    if let value = current.value as? K.Value { return value }
                    break
                }
                entry = current.next
            }
            if let cellKey = key as? any CellKey.Type { return cellValue(cellKey, K.self) }
            return K.defaultValue
        }
        set { entries = Entry(ObjectIdentifier(key), newValue, entries) }
    }

    /// Sets a value without a trace of having read it: assigning through a key path asks for the old value first.
    mutating func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        let recorder = reads
        reads = nil
        self[keyPath: keyPath] = value
        reads = recorder
    }

    /// The same values, but those that were not set since both had something in common taken from others.
    ///
    /// So an item of a bar has what the code around it says, and what the bar sets on top of that.
    func layered(over others: EnvironmentValues) -> EnvironmentValues {
        var common: Set<ObjectIdentifier> = []
        var entry = others.entries
        while let current = entry {
            common.insert(ObjectIdentifier(current))
            entry = current.next
        }
        var own: [Entry] = []
        entry = entries
        while let current = entry, !common.contains(ObjectIdentifier(current)) {
            own.append(current)
            entry = current.next
        }
        var result = others
        for entry in own.reversed() { result.entries = Entry(entry.key, entry.value, result.entries) }
        return result
    }

    public var description: String { "EnvironmentValues" }

    private func cellValue<C: CellKey, K: EnvironmentKey>(_ cellKey: C.Type, _ key: K.Type) -> K.Value {
        if let axis = cellKey.axis { reads?.note(axis) }
        return (cellKey.value(in: cell) as? K.Value) ?? K.defaultValue
    }
}

/// The axes that were read from the cell while it was resolved.
final class EnvironmentReads {
    private(set) var axes: Set<String> = []

    func note(_ axis: String) { axes.insert(axis) }
}
