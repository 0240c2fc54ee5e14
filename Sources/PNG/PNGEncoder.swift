import ProofsheetDrawing

/// Writes a bitmap as a PNG file: eight bits a part, no alpha where every pixel is opaque, rows unfiltered.
///
/// Unfiltered rows are both smaller and faster for pictures of user interfaces; the same bitmap always gives the same bytes.
package struct PNGEncoder: Sendable {
    /// What the file is for.
    package enum Purpose: Sendable {
        /// Looked at and thrown away: as fast as possible.
        case scratch
        /// Kept in a repository: small.
        case golden
    }

    package let purpose: Purpose

    package init(_ purpose: Purpose = .scratch) { self.purpose = purpose }

    /// The bytes of a whole PNG file; fails only for a picture beyond `PNGLimits`.
    package func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
        guard PNGLimits.allow(width: bitmap.width, height: bitmap.height) else {
            throw .tooLarge(width: bitmap.width, height: bitmap.height)
        }
        let isOpaque = bitmap.isOpaque
        let header = PNGHeader(width: bitmap.width, height: bitmap.height, colorType: isOpaque ? .rgb : .rgba)
        let rows = bitmap.unfilteredRows(withAlpha: !isOpaque)
        let packed =
            switch purpose {
            case .scratch: ScratchCompression.zlib(rows)
            case .golden: GoldenCompression.zlib(rows)
            }
        var file = PNGChunks.signature
        file.reserveCapacity(packed.count + 64)
        PNGChunks.append("IHDR", header.content, to: &file)
        PNGChunks.append("IDAT", packed, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        return file
    }
}
