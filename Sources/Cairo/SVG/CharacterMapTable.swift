/// The `cmap` table of a font: which glyph a character has. One subtable in format 12, which holds all of Unicode.
enum CharacterMapTable {
    /// The table for pairs sorted by character, each character once.
    static func bytes(_ map: [(scalar: UInt32, glyph: UInt32)]) -> [UInt8] {
        var groups: [(first: UInt32, last: UInt32, glyph: UInt32)] = []
        for (scalar, glyph) in map {
            if let group = groups.last, scalar == group.last + 1, glyph == group.glyph + (scalar - group.first) {
                groups[groups.count - 1].last = scalar
            } else {
                groups.append((scalar, scalar, glyph))
            }
        }
        var table: [UInt8] = []
        func short(_ value: UInt16) { table += [UInt8(value >> 8), UInt8(value & 0xFF)] }
        func long(_ value: UInt32) { short(UInt16(value >> 16)); short(UInt16(value & 0xFFFF)) }
        // Version, one subtable: platform Windows, encoding full Unicode, at byte 12.
        for value in [0, 1, 3, 10] { short(UInt16(value)) }
        long(12)
        short(12)
        short(0)
        long(UInt32(16 + groups.count * 12))
        long(0)
        long(UInt32(groups.count))
        for group in groups {
            long(group.first)
            long(group.last)
            long(group.glyph)
        }
        return table
    }
}
