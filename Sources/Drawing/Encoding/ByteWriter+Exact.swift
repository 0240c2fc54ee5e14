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
