/// The rows of a PNG file as they are packed: each after a zero that says it is not filtered, three or four bytes a pixel.
struct UnfilteredRows {
    let bytes: [UInt8]
    let width, height: Int
    private let hasAlpha: Bool

    /// Nil where the length is wrong or a row is filtered.
    init?(_ bytes: [UInt8], width: Int, height: Int, bytesPerPixel: Int) {
        let length = width * bytesPerPixel + 1
        guard width > 0, bytes.count == length * height,
            stride(from: 0, to: bytes.count, by: length).allSatisfy({ bytes[$0] == 0 })
        else { return nil }
        (self.bytes, self.width, self.height, hasAlpha) = (bytes, width, height, bytesPerPixel == 4)
    }

    /// Writes the pixels of row `y` of the rows at `source`, four bytes each.
    func copy(_ y: Int, of source: UnsafeRawPointer, into pixels: UnsafeMutableRawPointer) {
        let row = source + y * (width * (hasAlpha ? 4 : 3) + 1) + 1
        if hasAlpha { pixels.copyMemory(from: row, byteCount: width * 4) } else { widen(row, into: pixels) }
    }

    private func widen(_ row: UnsafeRawPointer, into pixels: UnsafeMutableRawPointer) {
        let opaque = UInt32(littleEndian: 0xFF00_0000)
        // Four bytes at once, of which the last belongs to the next pixel, so the last pixel of a row is read by itself.
        for x in 0..<width - 1 {
            let four = row.loadUnaligned(fromByteOffset: x * 3, as: UInt32.self)
            pixels.storeBytes(of: four | opaque, toByteOffset: x * 4, as: UInt32.self)
        }
        let last = (row: row + (width - 1) * 3, pixels: pixels + (width - 1) * 4)
        last.pixels.copyMemory(from: last.row, byteCount: 3)
        last.pixels.storeBytes(of: 0xFF, toByteOffset: 3, as: UInt8.self)
    }
}
