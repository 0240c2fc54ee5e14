import Foundation
import ProofsheetCairo
import ProofsheetDrawing

/// Display items by a word, and single pixels of what becomes of them.
struct PixelProbe {
    let bitmap: Bitmap

    /// Draws items on a white page, or on a transparent one.
    init(
        _ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, isTransparent: Bool = false
    ) throws {
        let page = DisplayItem.fill(.rect(CGRect(x: 0, y: 0, width: width, height: height)), .white)
        let list = DisplayList(
            size: CGSize(width: width, height: height), scale: scale, items: (isTransparent ? [] : [page]) + items)
        bitmap = try Rasterizer(fonts: TestFonts.library()).bitmap(list, scale: scale)
    }

    /// Red, green, blue and alpha of a pixel.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * bitmap.width + x) * 4
        return Array(bitmap.bytes[start..<start + 4])
    }

    /// How dark each pixel of a row is, 0 for white.
    func darkness(row: Int) -> [Int] { (0..<bitmap.width).map { 255 - Int(self[$0, row][0]) } }

    /// The same for a column.
    func darkness(column: Int) -> [Int] { (0..<bitmap.height).map { 255 - Int(self[column, $0][0]) } }

    /// The smallest box around all pixels that are not white: left, top, right, bottom, the last two outside.
    var ink: [Int] {
        let rows = (0..<bitmap.height).filter { row in darkness(row: row).contains { $0 > 0 } }
        let columns = (0..<bitmap.width).filter { column in darkness(column: column).contains { $0 > 0 } }
        guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last else { return [] }
        return [left, top, right + 1, bottom + 1]
    }
}

extension DisplayItem {
    static func fill(_ outline: Outline, _ color: RGBA = .black) -> DisplayItem {
        .shape(node: 0, outline: outline, paint: .color(color), stroke: nil)
    }

    static func stroke(_ outline: Outline, width: CGFloat, _ color: RGBA = .black) -> DisplayItem {
        .shape(node: 0, outline: outline, paint: .color(color), stroke: StrokeStyle(lineWidth: width))
    }

    static func group(_ items: [DisplayItem], _ change: (inout GroupEffect) -> Void) -> DisplayItem {
        var effect = GroupEffect()
        change(&effect)
        return .group(node: 0, effect: effect, items: items)
    }
}

extension Outline {
    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
        .rect(CGRect(x: x, y: y, width: width, height: height))
    }
}

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)
    static let green = RGBA(red: 0, green: 1, blue: 0)
}
