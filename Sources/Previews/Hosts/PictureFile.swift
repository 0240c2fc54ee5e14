import Foundation
import ProofsheetDrawing
import ProofsheetJPEG
import ProofsheetPNG
import ProofsheetSnapshots
import ProofsheetViews

/// Pictures as the bytes of a file: those of PNG and JPEG are read.
enum PictureFile {
    /// Pixels that a picture may have to be shown in a cell: a host has the memory of a few of them.
    static let mostPixels = 40_000_000

    /// Makes `UIImage` read them from now on, in this process.
    static func beRead() {
        PictureReading.use { file in
            guard let bitmap = try? Self.bitmap(Array(file)) else { return nil }
            return reference(bitmap)
        }
    }

    /// The picture in the bytes of a whole file.
    static func bitmap(_ file: [UInt8]) throws(AssetProblem) -> Bitmap {
        if file.starts(with: [0xFF, 0xD8, 0xFF]) {
            do throws(JPEGError) { return try JPEGDecoder.decode(file, area: mostPixels) } catch { throw AssetProblem(error) }
        }
        do throws(PNGError) {
            let (width, height) = try PNGDecoder.size(file)
            guard width * height <= mostPixels else { throw .tooLarge(width: width, height: height) }
            return try PNGDecoder.decode(file)
        } catch {
            throw AssetProblem(error)
        }
    }

    /// The size in pixels that the header of a file tells, whether or not the picture is read.
    static func size(_ file: [UInt8]) -> CGSize? {
        let size = (try? JPEGDecoder.size(file)) ?? (try? PNGDecoder.size(file))
        return size.map { CGSize(width: $0.width, height: $0.height) }
    }

    static func reference(_ bitmap: Bitmap) -> ImageReference { ImageReference(hash: Fingerprint(of: bitmap).hex, bitmap: bitmap) }
}
