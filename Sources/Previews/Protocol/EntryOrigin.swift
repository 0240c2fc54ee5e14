import ProofsheetDrawing

/// A type of the user's that offers previews, as the code names it.
package enum EntryOrigin: Hashable, Sendable {
    /// A `PreviewProvider`, by the names of its type from the outermost in, without its module.
    case provider(type: [String])
    /// A `#Preview`, by its place.
    case macro(path: String, line: Int)
}

extension ByteWriter {
    mutating func origin(_ value: EntryOrigin) {
        switch value {
        case .provider(let type):
            flag(false)
            count(type.count)
            for name in type { string(name) }
        case .macro(let path, let line):
            flag(true)
            string(path)
            count(line)
        }
    }
}

extension ByteReader {
    mutating func origin() throws(MalformedEncoding) -> EntryOrigin {
        if try flag() { return .macro(path: try string(), line: try index()) }
        var type: [String] = []
        for _ in 0..<(try count()) { type.append(try string()) }
        return .provider(type: type)
    }
}
