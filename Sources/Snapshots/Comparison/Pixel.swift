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
        max(
            max(abs(self[0] - other[0]), abs(self[1] - other[1])), max(abs(self[2] - other[2]), abs(self[3] - other[3])))
    }
}
