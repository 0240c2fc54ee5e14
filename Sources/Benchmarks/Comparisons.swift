import Foundation
import ProofsheetDrawing
import ProofsheetPNG
import ProofsheetSnapshots

/// Comparisons of pictures of an iPhone 16's size in pixels, with a golden that comes from its file.
struct Comparisons {
    private static let (width, height) = (1179, 2556)

    /// A screen with rows of what could be text, and the same with every pixel one level brighter or with other colours.
    private let golden, brighter, recolored: Bitmap
    private let file: URL

    init() throws {
        golden = try Self.screen { $0 }
        brighter = try Self.screen { $0 ^ 1 }
        recolored = try Self.screen { 255 - $0 / 2 }
        file = FileManager.default.temporaryDirectory.appendingPathComponent("proofsheet-benchmark.png")
        try Data(try PNGEncoder(.golden).encode(golden)).write(to: file)
    }

    private static func screen(_ level: (UInt8) -> UInt8) throws -> Bitmap {
        struct NoBitmap: Error {}
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let ink = y / 40 % 3 == 1 && (x * 7 + y * 13) % 11 < 4 ? UInt8((x * 31 + y * 17) % 200) : 242
                for channel in 0..<3 { bytes[(y * width + x) * 4 + channel] = level(ink) }
            }
        }
        guard let bitmap = Bitmap(width: width, height: height, bytes: bytes) else { throw NoBitmap() }
        return bitmap
    }

    /// The cases by name.
    var all: [(name: String, run: () throws -> Bool)] {
        let tolerances: [(String, Tolerance)] = [
            ("exact", .exact), ("channels", Tolerance(maxChannelDifference: 2)), ("colours", Tolerance(maxDeltaE: 2)),
            ("edges", Tolerance(forgivesAntialiasing: true)),
        ]
        let file = file
        // What a check does with a golden's file before it trusts it.
        func bytes() throws -> [UInt8] {
            let bytes = [UInt8](try Data(contentsOf: file))
            _ = Fingerprint(of: bytes)
            return bytes
        }
        func compare(_ candidate: Bitmap, _ tolerance: Tolerance) throws -> Bool {
            PictureComparison(golden: try PNGDecoder.decode(try bytes()), candidate: candidate, tolerance: tolerance).isMatch
        }
        let equal = golden
        var cases: [(name: String, run: () throws -> Bool)] = [("equal", { try PNGDecoder.isPicture(try bytes(), of: equal) })]
        for (word, candidate) in [("one level", brighter), ("recoloured", recolored)] {
            for (name, tolerance) in tolerances { cases.append(("\(word), \(name)", { try compare(candidate, tolerance) })) }
        }
        return cases
    }
}
