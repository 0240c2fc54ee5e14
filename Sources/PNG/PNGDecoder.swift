import CProofsheetPNG
import ProofsheetDrawing

/// Reads any legal PNG file as straight-alpha sRGB with eight bits a part.
///
/// Files of the kind that `PNGEncoder` writes take a short way; all others go through libpng, which converts palettes, grays,
/// sixteen-bit parts, interlacing and declared gamma. The size is checked before anything is unpacked.
package enum PNGDecoder {
    /// The picture in the bytes of a whole file.
    package static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
        let chunks = try chunks(file)
        if let rows = rows(chunks), let bitmap = Bitmap(rows) { return bitmap }
        guard let bitmap = general(file, chunks.header) else { throw .damagedPixels }
        return bitmap
    }

    /// The size in pixels that the header of a whole file tells.
    package static func size(_ file: [UInt8]) throws(PNGError) -> (width: Int, height: Int) {
        let header = try chunks(file).header
        return (header.width, header.height)
    }

    /// Whether a whole file is a picture of exactly these pixels; for files of our own kind that takes half the time of `decode`.
    package static func isPicture(_ file: [UInt8], of bitmap: Bitmap) throws(PNGError) -> Bool {
        let chunks = try chunks(file)
        guard (chunks.header.width, chunks.header.height) == (bitmap.width, bitmap.height) else { return false }
        if let rows = rows(chunks) { return bitmap.isEqual(to: rows) }
        return try decode(file) == bitmap
    }

    private static func chunks(_ file: [UInt8]) throws(PNGError) -> PNGChunks {
        let chunks = try PNGChunks(file)
        let header = chunks.header
        guard PNGLimits.allow(width: header.width, height: header.height) else {
            throw .tooLarge(width: header.width, height: header.height)
        }
        return chunks
    }

    private static func rows(_ chunks: PNGChunks) -> UnfilteredRows? {
        let header = chunks.header
        guard let size = header.bytesPerPixel, !chunks.changesColors else { return nil }
        let packed = chunks.pixels.count == 1 ? chunks.pixels[0] : Array(chunks.pixels.joined())[...]
        let count = (header.width * size + 1) * header.height
        guard let rows = GoldenCompression.unpacked(packed, count: count) else { return nil }
        return UnfilteredRows(rows, width: header.width, height: header.height, bytesPerPixel: size)
    }

    // The simplified interface of libpng catches its own long jumps, which must never cross Swift frames.
    static func general(_ file: [UInt8], _ header: PNGHeader) -> Bitmap? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return file.withUnsafeBytes { source in
            guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0,
                Int(image.width) == header.width, Int(image.height) == header.height
            else { return nil }
            // Without this libpng takes sixteen-bit parts for linear light, which other programs do not.
            image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            var bytes = [UInt8](repeating: 0, count: header.width * header.height * 4)
            let isRead = bytes.withUnsafeMutableBytes { png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) }
            return isRead == 0 ? nil : Bitmap(width: header.width, height: header.height, bytes: bytes)
        }
    }
}
