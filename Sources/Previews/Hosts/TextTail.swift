/// The end of a stream of text, however much of it comes.
struct TextTail {
    private var bytes: [UInt8] = []
    // A stack trace in it of 128 frames, the most that the Swift runtime writes, has to fit in with its first line.
    private static let limit = 1 << 16

    mutating func append(_ more: [UInt8]) {
        bytes += more.suffix(Self.limit)
        if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }

    /// The last lines that are not empty, at most so many; a stack trace of the Swift runtime is left out.
    func lines(_ count: Int = 5) -> [String] {
        let lines = String(decoding: bytes.suffix(Self.limit), as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.prefix { !$0.hasPrefix("Current stack trace:") }.suffix(count).map(String.init)
    }
}
