import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots

/// A cut-out around a change: golden and candidate side by side.
struct CropFile {
    /// Transparent pixels between the two.
    static let gap = 8

    /// The PNG, nil where one of the pictures cannot be read.
    static func png(_ region: PixelBox, golden: [UInt8], candidate: [UInt8]) -> [UInt8]? {
        guard let old = try? PNGDecoder.decode(golden), let new = try? PNGDecoder.decode(candidate),
            region.width > 0, region.height > 0
        else { return nil }
        let width = region.width * 2 + gap
        var bytes = [UInt8](repeating: 0, count: width * region.height * 4)
        for (bitmap, left) in [(old, 0), (new, region.width + gap)] {
            let columns = min(region.width, bitmap.width - region.x)
            guard columns > 0 else { continue }
            for row in 0..<region.height where region.y + row < bitmap.height {
                let from = ((region.y + row) * bitmap.width + region.x) * 4
                let to = (row * width + left) * 4
                bytes.replaceSubrange(to..<to + columns * 4, with: bitmap.bytes[from..<from + columns * 4])
            }
        }
        return Bitmap(width: width, height: region.height, bytes: bytes).flatMap { try? PNGEncoder(.scratch).encode($0) }
    }
}
