import CProofsheetJPEG
import ProofsheetDrawing

/// Reads JPEG files as opaque sRGB, the same pixels on every machine.
package enum JPEGDecoder {
    /// The size in pixels that the header of a whole file tells.
    package static func size(_ file: [UInt8]) throws(JPEGError) -> (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        guard proofsheet_jpeg_size(file, file.count, &width, &height) == PROOFSHEET_JPEG_READ, width > 0, height > 0 else {
            throw .damaged
        }
        return (Int(width), Int(height))
    }

    /// The picture in the bytes of a whole file, upright; one of more pixels than `area` is not unpacked.
    package static func decode(_ file: [UInt8], area: Int) throws(JPEGError) -> Bitmap {
        let (width, height) = try size(file)
        guard width * height <= area else { throw .tooLarge(width: width, height: height) }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let result = proofsheet_jpeg_read(file, file.count, Int32(width), Int32(height), &bytes)
        if result == PROOFSHEET_JPEG_FOREIGN { throw .inks }
        guard result == PROOFSHEET_JPEG_READ, let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { throw .damaged }
        return JPEGOrientation(of: file).upright(bitmap)
    }
}
