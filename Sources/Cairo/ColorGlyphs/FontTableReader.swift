import CProofsheetHarfBuzz

/// Reads numbers of a font's table, big-endian; whatever lies outside the table is nil.
final class FontTableReader {
    private let blob: OpaquePointer?
    private let bytes: UnsafeRawBufferPointer

    /// Nil where the font has no such table.
    init?(_ face: OpaquePointer, _ tag: String) {
        blob = hb_face_reference_table(face, FontTag.tag(tag))
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length), length > 0 else {
            hb_blob_destroy(blob)
            return nil
        }
        bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    }

    deinit { hb_blob_destroy(blob) }

    func byte(_ offset: Int) -> Int? { number(offset, width: 1) }
    func short(_ offset: Int) -> Int? { number(offset, width: 2) }
    func triple(_ offset: Int) -> Int? { number(offset, width: 3) }
    func long(_ offset: Int) -> Int? { number(offset, width: 4) }

    /// A number with sign, of 16 bits.
    func signed(_ offset: Int) -> Double? { short(offset).map { Double(Int16(truncatingIfNeeded: $0)) } }

    /// A number with 14 bits behind the point, of 16 bits.
    func fraction(_ offset: Int) -> Double? { signed(offset).map { $0 / 16384 } }

    /// A number with 16 bits behind the point, of 32 bits.
    func fixed(_ offset: Int) -> Double? { long(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 } }

    private func number(_ offset: Int, width: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - width else { return nil }
        return bytes[offset..<offset + width].reduce(0) { $0 << 8 | Int($1) }
    }
}
