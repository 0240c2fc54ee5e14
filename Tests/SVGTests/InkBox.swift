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
        self.init(columns: Self.columns(bitmap, region), rows: Self.rows(bitmap, region)) { x, y in
            1 - Double(bitmap.bytes[(y * bitmap.width + x) * 4 + 1]) / 255
        }
    }

    /// The box around what a picture has in a region and `ground` has not, as a share of `contrast`, 1...255.
    init?(_ bitmap: Bitmap, over ground: Bitmap, contrast: Double, in region: CGRect) {
        self.init(columns: Self.columns(bitmap, region), rows: Self.rows(bitmap, region)) { x, y in
            min(1, Double(Self.difference(bitmap, ground, x, y)) / contrast)
        }
    }

    private init?(columns: Range<Int>, rows: Range<Int>, ink: (Int, Int) -> Double) {
        var columnInk = Array(repeating: 0.0, count: columns.count)
        var rowInk = Array(repeating: 0.0, count: rows.count)
        for y in rows {
            for x in columns {
                let value = ink(x, y)
                columnInk[x - columns.lowerBound] = max(columnInk[x - columns.lowerBound], value)
                rowInk[y - rows.lowerBound] = max(rowInk[y - rows.lowerBound], value)
            }
        }
        guard let horizontal = Self.edges(columnInk, from: columns.lowerBound), let vertical = Self.edges(rowInk, from: rows.lowerBound)
        else { return nil }
        (left, right) = horizontal
        (top, bottom) = vertical
    }

    /// The strongest difference of a region's pixels in any colour, 0...255.
    static func contrast(_ bitmap: Bitmap, over ground: Bitmap, in region: CGRect) -> Double {
        var strongest = 0
        for y in rows(bitmap, region) {
            for x in columns(bitmap, region) { strongest = max(strongest, difference(bitmap, ground, x, y)) }
        }
        return Double(strongest)
    }

    private static func difference(_ one: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int) -> Int {
        let place = (y * one.width + x) * 4
        var strongest = 0
        for index in place..<place + 3 { strongest = max(strongest, abs(Int(one.bytes[index]) - Int(other.bytes[index]))) }
        return strongest
    }

    private static func columns(_ bitmap: Bitmap, _ region: CGRect) -> Range<Int> { range(region.minX, region.maxX, bitmap.width) }

    private static func rows(_ bitmap: Bitmap, _ region: CGRect) -> Range<Int> { range(region.minY, region.maxY, bitmap.height) }

    private static func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
        let start = min(max(Int(low), 0), count)
        return start..<max(start, min(Int(high), count))
    }

    private static func edges(_ ink: [Double], from start: Int) -> (Double, Double)? {
        let threshold = 0.01
        guard let first = ink.firstIndex(where: { $0 > threshold }), let last = ink.lastIndex(where: { $0 > threshold })
        else { return nil }
        return (Double(start + first + 1) - ink[first], Double(start + last) + ink[last])
    }

    /// The largest distance between two edges of the same side.
    func distance(_ other: InkBox) -> Double {
        [left - other.left, top - other.top, right - other.right, bottom - other.bottom].map(abs).max() ?? 0
    }

    /// The box with four pixels of room on each side.
    var region: CGRect { CGRect(x: left - 4, y: top - 4, width: right - left + 8, height: bottom - top + 8) }

    var description: String { "\(left)...\(right) x \(top)...\(bottom)" }
}
