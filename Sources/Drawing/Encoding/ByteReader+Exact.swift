import Foundation

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
