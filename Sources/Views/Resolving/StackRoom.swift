/// How deep views may be nested: as far as the call stack reaches, and no further than paths stay readable.
final class StackRoom {
    /// Views inside views, modifiers and builders counted, at which paths alone would fill the memory.
    private static let mostLevels = 20_000

    /// The number of levels at which there was no room left, nil while there is some.
    private(set) var end: Int?
    private var level = 0
    // The lowest address that resolving may use: a quarter of the stack, for layout and drawing go as deep with larger steps.
    private let lowest: UInt

    /// The room below the caller, who stands near the beginning of a stack of so many bytes.
    init(bytes: Int) {
        let here = Self.here()
        lowest = here - min(UInt(max(bytes, 0)) / 4, here)
    }

    /// Goes one level deeper, unless there is no room, or was none before; `leave` goes back.
    func enter() -> Bool {
        guard end == nil, level < Self.mostLevels, Self.here() > lowest else {
            if end == nil { end = level }
            return false
        }
        level += 1
        return true
    }

    /// Goes back up from a level that was entered.
    func leave() { level -= 1 }

    private static func here() -> UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }
}
