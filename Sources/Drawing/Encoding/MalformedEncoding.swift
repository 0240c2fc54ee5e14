/// Why bytes are not the encoding of a value; offsets count bytes from the start.
package enum MalformedEncoding: Error, Equatable {
    case wrongKind(expected: String)
    case unsupportedVersion(Int, of: String)
    case truncated(offset: Int)
    case outOfRange(String, offset: Int)
    case notUTF8(offset: Int)
    case nestedTooDeeply(limit: Int)
    case imageWithoutPixels(hash: String)
    case trailingBytes(count: Int)
    case notCanonical(String)
}

extension MalformedEncoding: CustomStringConvertible {
    package var description: String {
        switch self {
        case .wrongKind(let expected): "These bytes are not a \(expected)."
        case .unsupportedVersion(let version, let kind):
            "This \(kind) has version \(version), which this version of Proofsheet cannot read."
        case .truncated(let offset): "The encoding ends too early, after \(offset) bytes."
        case .outOfRange(let what, let offset): "The \(what) at byte \(offset) is out of range."
        case .notUTF8(let offset): "The text at byte \(offset) is not UTF-8."
        case .nestedTooDeeply(let limit): "Groups are nested deeper than \(limit)."
        case .imageWithoutPixels(let hash): "The pixels of image \(hash) are missing."
        case .trailingBytes(let count): "The encoding is followed by \(count) bytes that belong to nothing."
        case .notCanonical(let kind): "This \(kind) is not in its canonical form."
        }
    }
}
