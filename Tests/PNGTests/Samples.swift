import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetPNG

/// Bitmaps and files that the cases of this target share.
enum Samples {
    /// A bitmap with a different colour in every pixel; `alpha` maps a pixel's index to its alpha.
    static func bitmap(_ width: Int, _ height: Int, alpha: (Int) -> UInt8 = { _ in 255 }) throws -> Bitmap {
        let bytes = (0..<width * height).flatMap { index -> [UInt8] in
            [UInt8(index & 255), UInt8(index >> 8 & 255), UInt8((index * 7) & 255), alpha(index)]
        }
        return try #require(Bitmap(width: width, height: height, bytes: bytes))
    }

    /// A file of one header, one IDAT chunk and the end.
    static func file(
        width: UInt32, height: UInt32, depth: UInt8 = 8, colorType: UInt8 = 2, pixels: [UInt8]
    ) -> [UInt8] {
        var file = PNGChunks.signature
        let header = bigEndianBytes(width) + bigEndianBytes(height) + [depth, colorType, 0, 0, 0]
        PNGChunks.append("IHDR", header, to: &file)
        PNGChunks.append("IDAT", pixels, to: &file)
        PNGChunks.append("IEND", [], to: &file)
        return file
    }

    static func base64(_ text: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: text))) }
}
