import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots
import ProofsheetViews

/// Pictures that user code has as the bytes of a file: those of PNG are read.
enum PictureFile {
    /// Makes `UIImage` read them from now on, in this process.
    static func beRead() {
        PictureReading.use { file in
            guard let bitmap = try? PNGDecoder.decode(Array(file)) else { return nil }
            return ImageReference(hash: Fingerprint(of: bitmap).hex, bitmap: bitmap)
        }
    }
}
