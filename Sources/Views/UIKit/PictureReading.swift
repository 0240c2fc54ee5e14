import Foundation
import ProofsheetDrawing
import Synchronization

/// How the bytes of a picture file become an image; views know no codec, so the program that draws them says it.
package enum PictureReading {
    /// The picture in the bytes of a whole file, nil where they are none that can be read.
    package typealias Reader = @Sendable (_ file: Data) -> ImageReference?

    private static let reader = Mutex<Reader?>(nil)

    /// Reads all pictures from now on.
    package static func use(_ reader: @escaping Reader) { Self.reader.withLock { $0 = reader } }

    static func image(_ file: Data) -> ImageReference? { reader.withLock { $0 }?(file) }
}
