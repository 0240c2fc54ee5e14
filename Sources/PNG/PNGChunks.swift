import CProofsheetDeflate

/// The chunks of a PNG file, checked against their lengths and checksums.
struct PNGChunks {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let header: PNGHeader
    /// The content of all IDAT chunks, in order.
    let pixels: [ArraySlice<UInt8>]
    /// Whether a chunk is there that changes what the pixels mean, such as a palette, transparency or gamma.
    let changesColors: Bool

    init(_ file: [UInt8]) throws(PNGError) {
        guard file.starts(with: Self.signature) else {
            throw !file.isEmpty && Self.signature.starts(with: file) ? .truncated : .notPNG
        }
        var rest = file.dropFirst(Self.signature.count)
        var header: PNGHeader?
        var pixels: [ArraySlice<UInt8>] = []
        var changesColors = false
        reading: while true {
            let (type, content) = try Self.nextChunk(&rest)
            guard header != nil || type == "IHDR" else { throw .damagedChunk(type: type) }
            switch type {
            case "IHDR":
                guard header == nil, let read = PNGHeader(content) else { throw .damagedChunk(type: type) }
                header = read
            case "IDAT": pixels.append(content)
            case "IEND": break reading
            case "PLTE", "tRNS", "gAMA", "cHRM", "iCCP", "cICP": changesColors = true
            default: break
            }
        }
        guard let header else { throw .damagedChunk(type: "IHDR") }
        guard !pixels.isEmpty else { throw .damagedChunk(type: "IDAT") }
        self.header = header
        self.pixels = pixels
        self.changesColors = changesColors
    }

    private static func nextChunk(
        _ rest: inout ArraySlice<UInt8>
    ) throws(PNGError) -> (type: String, content: ArraySlice<UInt8>) {
        guard rest.count >= 8 else { throw .truncated }
        let length = Int(bigEndian(rest))
        let tag = rest.dropFirst(4).prefix(4)
        guard tag.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else {
            throw .damagedChunk(type: "unnamed")
        }
        let type = String(decoding: tag, as: UTF8.self)
        guard rest.count >= length + 12 else { throw .truncated }
        let checked = rest.dropFirst(4).prefix(length + 4)
        guard checksum(checked) == bigEndian(rest.dropFirst(length + 8)) else { throw .damagedChunk(type: type) }
        rest = rest.dropFirst(length + 12)
        return (type, checked.dropFirst(4))
    }

    /// Appends a chunk with its length and checksum to a file.
    static func append(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
        file += bigEndianBytes(UInt32(content.count))
        let start = file.count
        file += type.utf8
        file += content
        file += bigEndianBytes(checksum(file[start...]))
    }

    private static func checksum(_ slice: ArraySlice<UInt8>) -> UInt32 {
        slice.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
