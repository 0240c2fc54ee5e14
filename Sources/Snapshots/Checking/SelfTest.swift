import ProofsheetDrawing
import ProofsheetPNG

/// Plants the smallest change there is and sees whether the comparison notices it; a check that would not is worth nothing.
package struct SelfTest {
    private let isSeen: (Bitmap, Bitmap) -> Bool

    /// Tests the comparison that checks use.
    package init() {
        self.init { golden, candidate in
            guard let file = try? PNGEncoder(.golden).encode(golden), let stored = try? PNGDecoder.decode(file) else { return true }
            return Fingerprint(of: stored) != Fingerprint(of: candidate) && !PictureComparison(golden: stored, candidate: candidate).isMatch
        }
    }

    /// Tests whether a comparison of a golden with a candidate sees that they differ.
    package init(isSeen: @escaping (Bitmap, Bitmap) -> Bool) { self.isSeen = isSeen }

    /// The size of the planted picture in pixels; odd, so that no row is a whole number of machine words.
    private static let (width, height) = (37, 11)

    /// Throws unless one level in one channel of one pixel is seen wherever it is planted, and only where it is.
    package func run() throws(SnapshotError) {
        let count = Self.width * Self.height
        var bytes: [UInt8] = []
        for pixel in 0..<count { bytes += [UInt8(pixel % 251), UInt8(pixel % 127), 200, pixel % 2 == 0 ? 254 : 255] }
        guard let golden = Bitmap(width: Self.width, height: Self.height, bytes: bytes), !isSeen(golden, golden) else {
            throw .selfTestFailed
        }
        for pixel in [0, Self.width - 1, count / 2, count - Self.width, count - 1] {
            for channel in 0..<4 {
                var candidate = golden
                candidate.bytes[pixel * 4 + channel] ^= 1
                guard isSeen(golden, candidate) else { throw .selfTestFailed }
            }
        }
    }
}
