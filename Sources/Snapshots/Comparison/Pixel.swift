/// One pixel in straight-alpha sRGB.
struct Pixel: Equatable {
    var red, green, blue, alpha: UInt8

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// The pixel that begins at a byte.
    init(_ bytes: UnsafeRawBufferPointer, at place: Int) {
        self.init(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
    }

    /// All four parts as one number.
    var number: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24 }

    subscript(channel: Int) -> Int {
        switch channel {
        case 0: Int(red)
        case 1: Int(green)
        case 2: Int(blue)
        default: Int(alpha)
        }
    }

    /// The largest difference of a channel, in steps of 0...255.
    func difference(_ other: Pixel) -> Int {
        func apart(_ first: UInt8, _ second: UInt8) -> UInt8 { first > second ? first - second : second - first }
        return Int(
            max(
                max(apart(red, other.red), apart(green, other.green)), max(apart(blue, other.blue), apart(alpha, other.alpha))))
    }
}
