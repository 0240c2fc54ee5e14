import Foundation

/// Reads what `ByteWriter` wrote, from bytes that nobody vouches for: every step is checked against what is left.
package struct ByteReader {
    private let bytes: [UInt8]
    /// Offset of the next byte.
    package private(set) var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bytes not read yet.
    package var remaining: Int { bytes.count - position }

    package mutating func byte() throws(MalformedEncoding) -> UInt8 {
        guard position < bytes.count else { throw .truncated(offset: bytes.count) }
        position += 1
        return bytes[position - 1]
    }

    package mutating func flag() throws(MalformedEncoding) -> Bool {
        let value = try byte()
        guard value < 2 else { throw .outOfRange("flag", offset: position - 1) }
        return value == 1
    }

    package mutating func header(_ kind: EncodedKind) throws(MalformedEncoding) {
        guard bytes[position...].starts(with: kind.letters.utf8) else { throw .wrongKind(expected: kind.name) }
        position += kind.letters.utf8.count
        let version = try byte()
        guard version == kind.version else { throw .unsupportedVersion(Int(version), of: kind.name) }
    }

    package mutating func unsigned() throws(MalformedEncoding) -> UInt64 {
        let start = position
        let first = try byte()
        if first < 0x80 { return UInt64(first) }
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while shift < 63 {
            let next = try byte()
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 { return value }
            shift += 7
        }
        throw .outOfRange("number", offset: start)
    }

    /// A number of things that take at least `size` bytes each, refused where fewer bytes are left.
    package mutating func count(of size: Int = 1) throws(MalformedEncoding) -> Int {
        let start = position
        let value = try unsigned()
        guard value <= UInt64(remaining / max(size, 1)) else { throw .outOfRange("count", offset: start) }
        return Int(value)
    }

    package mutating func integer() throws(MalformedEncoding) -> Int {
        let value = try unsigned()
        return Int(value >> 1) ^ -Int(value & 1)
    }

    package mutating func block() throws(MalformedEncoding) -> [UInt8] {
        let length = try count()
        defer { position += length }
        return Array(bytes[position..<position + length])
    }

    package mutating func string() throws(MalformedEncoding) -> String {
        let length = try count()
        guard let text = String(validating: bytes[position..<position + length], as: UTF8.self) else {
            throw .notUTF8(offset: position)
        }
        position += length
        return text
    }

    package mutating func optionalString() throws(MalformedEncoding) -> String? {
        try flag() ? try string() : nil
    }

    package mutating func coordinate() throws(MalformedEncoding) -> CGFloat {
        CGFloat(Double(try steps()) / Quantum.coordinateSteps)
    }

    package mutating func ratio() throws(MalformedEncoding) -> Double { Double(try steps()) / Quantum.ratioSteps }

    package mutating func fraction() throws(MalformedEncoding) -> Double {
        let low = try byte()
        let high = try byte()
        return Double(UInt16(high) << 8 | UInt16(low)) / Quantum.fractionSteps
    }

    package mutating func point() throws(MalformedEncoding) -> CGPoint {
        CGPoint(x: try coordinate(), y: try coordinate())
    }

    package mutating func size() throws(MalformedEncoding) -> CGSize {
        CGSize(width: try coordinate(), height: try coordinate())
    }

    package mutating func rect() throws(MalformedEncoding) -> CGRect {
        CGRect(origin: try point(), size: try size())
    }

    package mutating func color() throws(MalformedEncoding) -> RGBA {
        RGBA(red: try fraction(), green: try fraction(), blue: try fraction(), alpha: try fraction())
    }

    /// Throws where bytes are left.
    package func finish() throws(MalformedEncoding) {
        guard remaining == 0 else { throw .trailingBytes(count: remaining) }
    }

    private mutating func steps() throws(MalformedEncoding) -> Int {
        let start = position
        let value = try integer()
        guard abs(value) <= Quantum.limit else { throw .outOfRange("coordinate", offset: start) }
        return value
    }
}
