/// Work on the bytes of whole rows of pixels, in plain loops that the compiler turns into vector instructions.
enum PixelRows {
    typealias Bytes = UnsafePointer<UInt8>
    typealias Room = UnsafeMutablePointer<UInt8>
    typealias Pixels = UnsafePointer<UInt32>

    /// Writes how far apart the bytes of two rows are, and returns the largest distance.
    static func distances(_ old: Bytes, _ new: Bytes, _ count: Int, into result: Room) -> UInt8 {
        var largest: UInt8 = 0
        for place in 0..<count {
            let distance = max(old[place], new[place]) &- min(old[place], new[place])
            result[place] = distance
            largest = max(largest, distance)
        }
        return largest
    }

    /// Writes all ones for bytes above a limit and all zeros for others.
    static func marks(of bytes: Bytes, above limit: UInt8, _ count: Int, into result: Room) {
        for place in 0..<count { result[place] = mark(bytes[place] > limit) }
    }

    static func least(_ first: Bytes, _ second: Bytes, _ count: Int, into result: Room) {
        for place in 0..<count { result[place] = min(first[place], second[place]) }
    }

    static func most(_ first: Bytes, _ second: Bytes, _ count: Int, into result: Room) {
        for place in 0..<count { result[place] = max(first[place], second[place]) }
    }

    /// The number of pixels that are not all zeros.
    static func count(_ pixels: Pixels, _ count: Int) -> Int {
        var found: UInt32 = 0
        for place in 0..<count { found &+= pixels[place] == 0 ? 0 : 1 }
        return Int(found)
    }

    /// All ones or all zeros.
    @inline(__always) static func mark(_ isTrue: Bool) -> UInt8 { isTrue ? 255 : 0 }
}

/// Rows of bytes that work is done in; they begin as zeros and go with the value.
final class RowRoom {
    let bytes: UnsafeMutablePointer<UInt8>

    init(_ count: Int, filledWith byte: UInt8 = 0) {
        // Pixels are read from it as words.
        bytes = UnsafeMutableRawPointer.allocate(byteCount: max(count, 4), alignment: 16).bindMemory(
            to: UInt8.self, capacity: max(count, 4))
        bytes.initialize(repeating: byte, count: max(count, 4))
    }

    deinit { bytes.deallocate() }

    var pixels: UnsafeMutablePointer<UInt32> { UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self) }
}
