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
        let (opaque, first, second) = (UInt64(0xFF00_0000_FF00_0000), UInt64(0xFF_FFFF), UInt64(0xFFFF_FF00_0000))
        var (from, to, left) = (row, pixels, width)
        // Two pixels in eight bytes at once, of which the last two belong to the third.
        while left >= 3 {
            let eight = UInt64(littleEndian: from.loadUnaligned(as: UInt64.self))
            to.storeBytes(of: ((eight & first) | ((eight & second) << 8) | opaque).littleEndian, as: UInt64.self)
            (from, to, left) = (from + 6, to + 8, left &- 2)
        }
        for x in 0..<left {
            (to + x * 4).copyMemory(from: from + x * 3, byteCount: 3)
            to.storeBytes(of: 0xFF, toByteOffset: x * 4 + 3, as: UInt8.self)
        }
    }
}
