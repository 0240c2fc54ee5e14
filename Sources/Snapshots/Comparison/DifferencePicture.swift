import ProofsheetDrawing

/// A picture for people: the golden, what differs, and the candidate side by side.
package enum DifferencePicture {
    /// Pixels between the three parts.
    package static let gap = 8

    /// In the middle part equal pixels are a pale gray of the golden and different ones red; the parts have the larger of both sizes.
    package static func make(golden: Bitmap, candidate: Bitmap) -> Bitmap? {
        let width = max(golden.width, candidate.width)
        let height = max(golden.height, candidate.height)
        let page = width * 3 + gap * 2
        let bytes = [UInt8](unsafeUninitializedCapacity: page * height * 4) { buffer, count in
            count = page * height * 4
            guard let start = buffer.baseAddress else { return }
            start.initialize(repeating: 0, count: count)
            golden.bytes.withUnsafeBytes { old in
                candidate.bytes.withUnsafeBytes { new in
                    for y in 0..<height {
                        let place = UnsafeMutableRawPointer(start) + y * page * 4
                        let was = row(y, of: golden, old)
                        let now = row(y, of: candidate, new)
                        if let bytes = was.baseAddress { place.copyMemory(from: bytes, byteCount: was.count) }
                        if let bytes = now.baseAddress { (place + (width + gap) * 8).copyMemory(from: bytes, byteCount: now.count) }
                        fillMiddle(place + (width + gap) * 4, width, was, now)
                    }
                }
            }
        }
        return Bitmap(width: page, height: height, bytes: bytes)
    }

    /// The bytes of a row, none below the picture.
    private static func row(_ y: Int, of bitmap: Bitmap, _ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        let stride = bitmap.width * 4
        return y < bitmap.height
            ? UnsafeRawBufferPointer(rebasing: bytes[y * stride..<(y + 1) * stride]) : UnsafeRawBufferPointer(rebasing: bytes[..<0])
    }

    private static func fillMiddle(
        _ place: UnsafeMutableRawPointer, _ width: Int, _ was: UnsafeRawBufferPointer, _ now: UnsafeRawBufferPointer
    ) {
        let pixels = place.assumingMemoryBound(to: UInt32.self)
        let (shared, covered) = (min(was.count, now.count) / 4, max(was.count, now.count) / 4)
        for x in 0..<shared {
            let old = UInt32(littleEndian: was.load(fromByteOffset: x * 4, as: UInt32.self))
            let new = UInt32(littleEndian: now.load(fromByteOffset: x * 4, as: UInt32.self))
            pixels[x] = (old == new ? pale(old) : red).littleEndian
        }
        for x in shared..<width { pixels[x] = (x < covered ? red : white).littleEndian }
    }

    // Red in the lowest byte, then green, blue and alpha.
    private static let red: UInt32 = 0xFF00_00FF
    private static let white: UInt32 = 0xFFFF_FFFF

    private static func pale(_ pixel: UInt32) -> UInt32 {
        let (red, green, blue, alpha) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        // The weights of Rec. 709 luma in 1/256; a quarter of the contrast stays.
        let luma = (54 * red + 183 * green + 19 * blue) >> 8
        let pale = 255 - (255 - luma) * alpha / 1020
        return pale | pale << 8 | pale << 16 | 0xFF00_0000
    }
}
