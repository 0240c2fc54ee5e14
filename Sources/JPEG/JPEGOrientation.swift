import ProofsheetDrawing

/// How a camera was held: a picture's rows and columns are stored as the sensor has them, and a note in the file tells what is up.
enum JPEGOrientation: Int {
    // The numbers are those of Exif, tag 0x0112: where the first row and the first column lie.
    case topLeft = 1, topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

    /// Whether rows are stored as columns.
    var isTurned: Bool { rawValue > 4 }

    /// What the file tells; a file that tells nothing, or nothing that can be read, is upright.
    init(of file: [UInt8]) {
        self = Self.exif(file).flatMap(Self.entry).flatMap(JPEGOrientation.init) ?? .topLeft
    }

    /// The picture as it is to be seen.
    func upright(_ bitmap: Bitmap) -> Bitmap {
        guard self != .topLeft else { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        let (across, down) = isTurned ? (height, width) : (width, height)
        var bytes = [UInt8](repeating: 0, count: bitmap.bytes.count)
        bitmap.bytes.withUnsafeBytes { from in
            bytes.withUnsafeMutableBytes { to in
                for y in 0..<down {
                    for x in 0..<across {
                        let (column, row) = source(x, y, width, height)
                        let pixel = from.loadUnaligned(fromByteOffset: (row * width + column) * 4, as: UInt32.self)
                        to.storeBytes(of: pixel, toByteOffset: (y * across + x) * 4, as: UInt32.self)
                    }
                }
            }
        }
        return Bitmap(width: across, height: down, bytes: bytes) ?? bitmap
    }

    private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (column: Int, row: Int) {
        switch self {
        case .topLeft: (x, y)
        case .topRight: (width - 1 - x, y)
        case .bottomRight: (width - 1 - x, height - 1 - y)
        case .bottomLeft: (x, height - 1 - y)
        case .leftTop: (y, x)
        case .rightTop: (y, height - 1 - x)
        case .rightBottom: (width - 1 - y, height - 1 - x)
        case .leftBottom: (width - 1 - y, x)
        }
    }

    /// The segment of the file that holds the camera's notes, behind its name.
    private static func exif(_ file: [UInt8]) -> ArraySlice<UInt8>? {
        var place = 2
        while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
            let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
            let end = place + 2 + length
            guard length >= 2, end <= file.count else { return nil }
            let content = file[place + 4..<end]
            if file[place + 1] == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) { return content.dropFirst(6) }
            place = end
        }
        return nil
    }

    /// The number of the orientation in the first directory of the notes.
    private static func entry(_ notes: ArraySlice<UInt8>) -> Int? {
        let notes = Array(notes)
        guard notes.count >= 8 else { return nil }
        let isBig = notes[0] == UInt8(ascii: "M")
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= notes.count else { return nil }
            let bytes = notes[place..<place + count]
            return (isBig ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return nil }
        for index in 0..<count {
            let place = start + 2 + index * 12
            guard let tag = number(place, 2) else { return nil }
            if tag == 0x0112 { return number(place + 8, 2) }
        }
        return nil
    }
}
