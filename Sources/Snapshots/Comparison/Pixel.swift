/// One pixel in straight-alpha sRGB.
struct Pixel: Hashable {
    /// Red in the lowest byte, then green, blue and alpha.
    let number: UInt32

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        number = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    }

    /// The pixel whose four bytes begin there.
    init(_ bytes: UnsafePointer<UInt8>) {
        number = UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }

    var red: UInt8 { UInt8(truncatingIfNeeded: number) }
    var green: UInt8 { UInt8(truncatingIfNeeded: number >> 8) }
    var blue: UInt8 { UInt8(truncatingIfNeeded: number >> 16) }
    var alpha: UInt8 { UInt8(truncatingIfNeeded: number >> 24) }
}
