import Foundation

/// Writes the numbers and texts that encodings consist of, one after the other into one array.
package struct ByteWriter {
    // Longer than what was written, because one check for room costs less than one for every byte.
    private var room: [UInt8]
    private var used = 0

    package init(capacity: Int = 4096) { room = [UInt8](repeating: 0, count: max(capacity, 16)) }

    /// What was written so far.
    package var bytes: [UInt8] { Array(room[..<used]) }

    package mutating func byte(_ value: UInt8) { write(1) { buffer, place in Self.put(value, buffer, &place) } }

    package mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

    /// Three letters that tell the kind of value, then its version.
    package mutating func header(_ kind: EncodedKind) {
        append(Array(kind.letters.utf8))
        byte(kind.version)
    }

    /// Seven bits a byte, lowest first; the top bit says that more follow.
    package mutating func unsigned(_ value: UInt64) {
        write(10) { buffer, place in Self.put(value, buffer, &place) }
    }

    /// A number of things, never negative.
    package mutating func count(_ value: Int) { unsigned(UInt64(max(value, 0))) }

    /// A signed number whose sign is its lowest bit, so that small ones are short in both directions.
    package mutating func integer(_ value: Int) {
        unsigned(Self.zigzag(value))
    }

    /// Its length in UTF-8 bytes and those bytes.
    package mutating func string(_ value: String) {
        var text = value
        text.withUTF8 { utf8 in
            count(utf8.count)
            append(utf8)
        }
    }

    package mutating func optional(_ value: String?) {
        flag(value != nil)
        if let value { string(value) }
    }

    /// Bytes after their count.
    package mutating func block(_ value: [UInt8]) {
        count(value.count)
        append(value)
    }

    /// Points, in the steps of `Quantum`.
    package mutating func coordinate(_ points: CGFloat) { integer(Quantum.coordinate(points)) }

    package mutating func ratio(_ value: Double) { integer(Quantum.ratio(value)) }

    /// A part of a colour, within 0...1, in two bytes, the lower one first.
    package mutating func fraction(_ value: Double) {
        let steps = Quantum.fraction(value)
        write(2) { buffer, place in
            Self.put(UInt8(truncatingIfNeeded: steps), buffer, &place)
            Self.put(UInt8(truncatingIfNeeded: steps >> 8), buffer, &place)
        }
    }

    /// A glyph's number and place: the most frequent thing of all, therefore in one go.
    package mutating func glyph(_ glyph: GlyphRun.Glyph) {
        write(30) { buffer, place in
            Self.put(UInt64(glyph.id), buffer, &place)
            Self.put(Self.zigzag(Quantum.coordinate(glyph.x)), buffer, &place)
            Self.put(Self.zigzag(Quantum.coordinate(glyph.y)), buffer, &place)
        }
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

    private mutating func append(_ source: some Collection<UInt8>) {
        makeRoom(source.count)
        room.replaceSubrange(used..<used + source.count, with: source)
        used += source.count
    }

    private mutating func makeRoom(_ count: Int) {
        if room.count - used < count {
            room += [UInt8](repeating: 0, count: max(room.count, count))
        }
    }

    private mutating func write(
        _ most: Int, _ body: (UnsafeMutableBufferPointer<UInt8>, inout Int) -> Void
    ) {
        makeRoom(most)
        room.withUnsafeMutableBufferPointer { body($0, &used) }
    }

    private static func zigzag(_ value: Int) -> UInt64 { UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63) }

    private static func put(_ value: UInt8, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ place: inout Int) {
        buffer[place] = value
        place += 1
    }

    private static func put(_ value: UInt64, _ buffer: UnsafeMutableBufferPointer<UInt8>, _ place: inout Int) {
        var rest = value
        while rest >= 0x80 {
            put(UInt8(truncatingIfNeeded: rest) | 0x80, buffer, &place)
            rest >>= 7
        }
        put(UInt8(truncatingIfNeeded: rest), buffer, &place)
    }
}
