import Foundation
import ProofsheetDrawing

/// The box around dark pixels on white, in pixels; edges lie within pixels as far as these are covered.
struct InkBox: CustomStringConvertible {
    let left, top, right, bottom: Double

    init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// Nil where nothing in the region is darker than a hundredth.
    init?(_ bitmap: Bitmap, in region: CGRect) {
        let columns = max(Int(region.minX), 0)..<min(Int(region.maxX), bitmap.width)
        let rows = max(Int(region.minY), 0)..<min(Int(region.maxY), bitmap.height)
        var columnInk = Array(repeating: 0.0, count: bitmap.width)
        var rowInk = Array(repeating: 0.0, count: bitmap.height)
        for y in rows {
            for x in columns {
                let ink = 1 - Double(bitmap.bytes[(y * bitmap.width + x) * 4 + 1]) / 255
                columnInk[x] = max(columnInk[x], ink)
                rowInk[y] = max(rowInk[y], ink)
            }
        }
        guard let horizontal = Self.edges(columnInk), let vertical = Self.edges(rowInk) else { return nil }
        (left, right) = horizontal
        (top, bottom) = vertical
    }

    private static func edges(_ ink: [Double]) -> (Double, Double)? {
        let threshold = 0.01
        guard let first = ink.firstIndex(where: { $0 > threshold }), let last = ink.lastIndex(where: { $0 > threshold })
        else { return nil }
        return (Double(first + 1) - ink[first], Double(last) + ink[last])
    }

    /// The largest distance between two edges of the same side.
    func distance(_ other: InkBox) -> Double {
        [left - other.left, top - other.top, right - other.right, bottom - other.bottom].map(abs).max() ?? 0
    }

    /// The box with four pixels of room on each side.
    var region: CGRect { CGRect(x: left - 4, y: top - 4, width: right - left + 8, height: bottom - top + 8) }

    var description: String { "\(left)...\(right) x \(top)...\(bottom)" }
}
