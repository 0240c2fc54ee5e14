import Foundation

/// Writes the numbers and texts that encodings consist of, one after the other into one array.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 4096) { bytes.reserveCapacity(capacity) }

    package mutating func byte(_ value: UInt8) { bytes.append(value) }

    package mutating func flag(_ value: Bool) { bytes.append(value ? 1 : 0) }

    /// Three letters that tell the kind of value, then its version.
    package mutating func header(_ kind: EncodedKind) {
        bytes.append(contentsOf: kind.letters.utf8)
        bytes.append(kind.version)
    }

    /// Seven bits a byte, lowest first; the top bit says that more follow.
    package mutating func unsigned(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// A number of things, never negative.
    package mutating func count(_ value: Int) { unsigned(UInt64(max(value, 0))) }

    /// A signed number whose sign is its lowest bit, so that small ones are short in both directions.
    package mutating func integer(_ value: Int) {
        unsigned(UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63))
    }

    /// Its length in UTF-8 bytes and those bytes.
    package mutating func string(_ value: String) {
        count(value.utf8.count)
        bytes.append(contentsOf: value.utf8)
    }

    package mutating func optional(_ value: String?) {
        flag(value != nil)
        if let value { string(value) }
    }

    /// Bytes after their count.
    package mutating func block(_ value: [UInt8]) {
        count(value.count)
        bytes.append(contentsOf: value)
    }

    /// Points, in the steps of `Quantum`.
    package mutating func coordinate(_ points: CGFloat) { integer(Quantum.coordinate(points)) }

    package mutating func ratio(_ value: Double) { integer(Quantum.ratio(value)) }

    /// A part of a colour, within 0...1, in two bytes, the lower one first.
    package mutating func fraction(_ value: Double) {
        let steps = Quantum.fraction(value)
        bytes.append(UInt8(truncatingIfNeeded: steps))
        bytes.append(UInt8(truncatingIfNeeded: steps >> 8))
    }

    package mutating func point(_ value: CGPoint) {
        coordinate(value.x)
        coordinate(value.y)
    }

    package mutating func size(_ value: CGSize) {
        coordinate(value.width)
        coordinate(value.height)
    }

    package mutating func rect(_ value: CGRect) {
        point(value.origin)
        size(value.size)
    }

    package mutating func color(_ value: RGBA) {
        fraction(value.red)
        fraction(value.green)
        fraction(value.blue)
        fraction(value.alpha)
    }
}
