/// Results by key, forgotten all at once when they hold more text than the limit; forgetting changes no answer.
struct ShapingCache<Key: Hashable, Value> {
    /// UTF-8 bytes.
    let limit: Int
    private var values: [Key: Value] = [:]
    private var held = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// The value kept for a key, or the one made now; `size` is the length of its text in UTF-8 bytes.
    mutating func value(for key: Key, size: Int, make: () -> Value) -> Value {
        if let value = values[key] { return value }
        let value = make()
        if held + size > limit {
            values.removeAll()
            held = 0
        }
        if size <= limit {
            values[key] = value
            held += size + 64
        }
        return value
    }
}
