/// Cuts a stream of bytes into messages: four bytes of length, little endian, then as many bytes.
package struct FrameBuffer {
    private var bytes: [UInt8] = []
    private var start = 0
    /// Longer messages are refused; a display list with its pictures stays far below.
    package static let limit = 1 << 28

    package init() {}

    package mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// The next whole message, nil while it is incomplete.
    package mutating func next() throws(FrameError) -> [UInt8]? {
        guard bytes.count - start >= 4 else { return nil }
        let length = (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        guard length <= Self.limit else { throw FrameError(length: length) }
        guard bytes.count - start - 4 >= length else { return nil }
        let message = Array(bytes[start + 4..<start + 4 + length])
        start += 4 + length
        if start > 1 << 16 || start == bytes.count {
            bytes.removeFirst(start)
            start = 0
        }
        return message
    }

    /// The message with its length in front.
    package static func framed(_ message: [UInt8]) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message
    }
}

/// A message that claims more bytes than any message has.
package struct FrameError: Error, Equatable {
    package let length: Int

    package init(length: Int) { self.length = length }
}
