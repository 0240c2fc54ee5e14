import Foundation

extension ByteWriter {
    /// A finite number bit for bit, as eight bytes from the lowest; anything else becomes 0, and so does minus zero.
    package mutating func exact(_ value: CGFloat) {
        let bits = value.isFinite && value != 0 ? Double(value).bitPattern : 0
        for shift in stride(from: 0, to: 64, by: 8) { byte(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    }

    package mutating func exact(_ value: CGRect) {
        for part in [value.origin.x, value.origin.y, value.size.width, value.size.height] { exact(part) }
    }
}

extension ByteReader {
    /// A finite number of eight bytes.
    package mutating func exact() throws(MalformedEncoding) -> CGFloat {
        let start = position
        var bits: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(try byte()) << UInt64(shift) }
        let value = Double(bitPattern: bits)
        guard value.isFinite, value != 0 || bits == 0 else { throw .outOfRange("number", offset: start) }
        return CGFloat(value)
    }

    package mutating func exactRect() throws(MalformedEncoding) -> CGRect {
        CGRect(x: try exact(), y: try exact(), width: try exact(), height: try exact())
    }
}
