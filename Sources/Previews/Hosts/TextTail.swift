/// The end of a stream of text, however much of it comes.
struct TextTail {
    private var bytes: [UInt8] = []
    private static let limit = 4096

    mutating func append(_ more: [UInt8]) {
        bytes += more.suffix(Self.limit)
        if bytes.count > 2 * Self.limit { bytes.removeFirst(bytes.count - Self.limit) }
    }

    /// The last lines that are not empty, at most so many.
    func lines(_ count: Int = 5) -> [String] {
        String(decoding: bytes.suffix(Self.limit), as: UTF8.self).split(whereSeparator: \.isNewline).suffix(count).map(String.init)
    }
}
