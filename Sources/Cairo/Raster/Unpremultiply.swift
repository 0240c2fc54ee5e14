/// Between the drawing library's pixels, 0xAARRGGBB premultiplied, and those of a bitmap, R G B A straight.
enum Unpremultiply {
    /// Four bytes a pixel in the order of a bitmap.
    static func bytes(_ pixels: UnsafeMutableBufferPointer<UInt32>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
            bytes.withMemoryRebound(to: UInt32.self) { out in
                guard let from = pixels.baseAddress, let to = out.baseAddress else { return }
                var common: UInt32 = .max
                for index in 0..<pixels.count {
                    let pixel = from[index]
                    common &= pixel
                    to[index] = (pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16).littleEndian
                }
                guard common >> 24 != 0xFF else { return }
                for index in 0..<pixels.count where from[index] >> 24 != 0xFF { to[index] = straight(from[index]).littleEndian }
            }
            count = pixels.count * 4
        }
    }

    /// Premultiplied pixels from the bytes of a bitmap.
    static func pixels(_ bytes: [UInt8], into pixels: UnsafeMutableBufferPointer<UInt32>) {
        for index in 0..<min(pixels.count, bytes.count / 4) {
            let alpha = UInt32(bytes[4 * index + 3])
            func part(_ offset: Int) -> UInt32 { (UInt32(bytes[4 * index + offset]) * alpha + 127) / 255 }
            pixels[index] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
        }
    }

    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func part(_ shift: UInt32) -> UInt32 { min(((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | part(0) << 16 | part(8) << 8 | part(16)
    }
}
