import Foundation
import ProofsheetDrawing

extension Bitmap {
    /// Whether no pixel lets anything through.
    var isOpaque: Bool {
        bytes.withUnsafeBytes { raw in
            let pixels = raw.assumingMemoryBound(to: UInt32.self)
            // Blocks are folded without a branch, so that the compiler may use wide registers.
            var start = 0
            while start < pixels.count {
                let end = min(start + 4096, pixels.count)
                var all = UInt32.max
                for index in start..<end { all &= pixels[index] }
                guard UInt32(littleEndian: all) >> 24 == 0xFF else { return false }
                start = end
            }
            return true
        }
    }

    /// The rows as PNG packs them, each after a zero that says it is not filtered.
    func unfilteredRows(withAlpha: Bool) -> [UInt8] {
        let size = withAlpha ? 4 : 3
        let total = (width * size + 1) * height
        return [UInt8](unsafeUninitializedCapacity: total) { target, count in
            bytes.withUnsafeBytes { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                for y in 0..<height {
                    let (row, pixels) = (UnsafeMutableRawPointer(to + y * (width * size + 1)), from + y * width * 4)
                    row.storeBytes(of: 0, as: UInt8.self)
                    if withAlpha {
                        (row + 1).copyMemory(from: pixels, byteCount: width * 4)
                    } else {
                        Self.narrow(pixels, width, into: row + 1)
                    }
                }
            }
            count = total
        }
    }

    /// The bitmap of unfiltered rows.
    init?(_ rows: UnfilteredRows) {
        let bytes = [UInt8](unsafeUninitializedCapacity: rows.width * rows.height * 4) { target, count in
            rows.bytes.withUnsafeBytes { source in
                guard let to = target.baseAddress, let from = source.baseAddress else { return }
                for y in 0..<rows.height { rows.copy(y, of: from, into: UnsafeMutableRawPointer(to + y * rows.width * 4)) }
            }
            count = rows.width * rows.height * 4
        }
        self.init(width: rows.width, height: rows.height, bytes: bytes)
    }

    /// Whether the rows hold these pixels, found without a second bitmap.
    func isEqual(to rows: UnfilteredRows) -> Bool {
        guard (rows.width, rows.height) == (width, height) else { return false }
        let length = width * 4
        return withUnsafeTemporaryAllocation(byteCount: length, alignment: 16) { room in
            rows.bytes.withUnsafeBytes { source in
                bytes.withUnsafeBytes { pixels in
                    guard let room = room.baseAddress, let from = source.baseAddress, let own = pixels.baseAddress else { return false }
                    return (0..<height).allSatisfy { y in
                        rows.copy(y, of: from, into: room)
                        return memcmp(room, own + y * length, length) == 0
                    }
                }
            }
        }
    }

    /// Takes the alpha from a row's pixels.
    private static func narrow(_ pixels: UnsafeRawPointer, _ width: Int, into row: UnsafeMutableRawPointer) {
        // Four bytes at once, of which the next pixel writes over the last, so the last pixel of a row is written by itself.
        for x in 0..<width - 1 {
            row.storeBytes(of: pixels.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self), toByteOffset: x * 3, as: UInt32.self)
        }
        (row + (width - 1) * 3).copyMemory(from: pixels + (width - 1) * 4, byteCount: 3)
    }
}
