import Foundation
import ProofsheetDrawing

/// The colours of most pixels that differ: what they were and what they are now.
package struct ColorChange: Equatable, Sendable, Codable {
    /// As `#RRGGBB`, with two more digits where a pixel is not opaque.
    package let golden, candidate: String

    /// Nil where no pair of colours makes up more than half of the pixels that differ, and for pictures of different sizes.
    init?(golden: Bitmap, candidate: Bitmap) {
        guard golden.width == candidate.width, golden.height == candidate.height else { return nil }
        guard let pair = Self.majority(golden, candidate) else { return nil }
        (self.golden, self.candidate) = (Self.hex(pair.old), Self.hex(pair.new))
    }

    /// The pair that more than half of all differing pixels have, each as red, green, blue and alpha from the highest byte.
    ///
    /// The vote of Boyer and Moore finds the only pair that can have the majority; a second pass counts it.
    private static func majority(_ golden: Bitmap, _ candidate: Bitmap) -> (old: UInt32, new: UInt32)? {
        var (leader, votes, total, count): (UInt64, Int, Int, Int) = (0, 0, 0, 0)
        forEachDifference(golden, candidate) { pair in
            total += 1
            if votes == 0 { leader = pair }
            votes += pair == leader ? 1 : -1
        }
        guard total > 0 else { return nil }
        forEachDifference(golden, candidate) { if $0 == leader { count += 1 } }
        return count * 2 > total ? (UInt32(leader >> 32), UInt32(leader & 0xFFFF_FFFF)) : nil
    }

    /// Calls with the old pixel in the upper half of a number and the new one in the lower half.
    private static func forEachDifference(_ golden: Bitmap, _ candidate: Bitmap, _ body: (UInt64) -> Void) {
        let stride = golden.width * 4
        golden.bytes.withUnsafeBytes { old in
            candidate.bytes.withUnsafeBytes { new in
                guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return }
                for row in 0..<golden.height where memcmp(oldStart + row * stride, newStart + row * stride, stride) != 0 {
                    for place in Swift.stride(from: row * stride, to: (row + 1) * stride, by: 4) {
                        let was = old.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        let now = new.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        if was != now { body(UInt64(UInt32(bigEndian: was)) << 32 | UInt64(UInt32(bigEndian: now))) }
                    }
                }
            }
        }
    }

    private static func hex(_ pixel: UInt32) -> String {
        func digits(_ value: UInt32, _ count: Int) -> String {
            let text = String(value, radix: 16, uppercase: true)
            return String(repeating: "0", count: count - text.count) + text
        }
        return "#" + (pixel & 255 == 255 ? digits(pixel >> 8, 6) : digits(pixel, 8))
    }
}
