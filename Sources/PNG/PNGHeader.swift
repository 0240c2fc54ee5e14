/// What the first chunk of a PNG file says about its picture.
struct PNGHeader: Equatable {
    /// Colour types of the file format; the raw values are its own.
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6
    }

    let width, height: Int
    let bitDepth: UInt8
    let colorType: ColorType
    let isInterlaced: Bool

    /// The header of the files that this module writes.
    init(width: Int, height: Int, colorType: ColorType) {
        self.width = width
        self.height = height
        self.colorType = colorType
        bitDepth = 8
        isInterlaced = false
    }

    /// Nil where the content of the chunk is illegal.
    init?(_ content: ArraySlice<UInt8>) {
        let bytes = Array(content)
        guard bytes.count == 13, let type = ColorType(rawValue: bytes[9]) else { return nil }
        let depths: [UInt8] =
            switch type {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        guard depths.contains(bytes[8]), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else { return nil }
        width = Int(bigEndian(content))
        height = Int(bigEndian(content.dropFirst(4)))
        guard (1...0x7FFF_FFFF).contains(width), (1...0x7FFF_FFFF).contains(height) else { return nil }
        bitDepth = bytes[8]
        colorType = type
        isInterlaced = bytes[12] == 1
    }

    /// The thirteen bytes of the chunk.
    var content: [UInt8] {
        bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height))
            + [bitDepth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    }

    /// Bytes of a pixel in files of the kind that this module writes, nil for others.
    var bytesPerPixel: Int? {
        guard bitDepth == 8, !isInterlaced else { return nil }
        switch colorType {
        case .rgb: return 3
        case .rgba: return 4
        case .gray, .palette, .grayAlpha: return nil
        }
    }
}

/// A number as PNG stores it, most significant byte first.
func bigEndianBytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

/// The number in the first four bytes of a slice that has as many.
func bigEndian(_ slice: ArraySlice<UInt8>) -> UInt32 {
    slice.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
}
