import Foundation

/// A rectangle of whole pixels, half open: `x1` and `y1` lie outside.
struct PixelRect: Equatable {
    var x0, y0, x1, y1: Int

    init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    /// The pixels that a rectangle touches; null and infinite ones are cut to what a surface can hold.
    init(covering rect: CGRect) {
        func whole(_ edge: CGFloat) -> Int { Int(min(max(edge, -1_000_000), 1_000_000)) }
        guard !rect.isNull else {
            self.init(x0: 0, y0: 0, x1: 0, y1: 0)
            return
        }
        self.init(
            x0: whole(rect.minX.rounded(.down)), y0: whole(rect.minY.rounded(.down)), x1: whole(rect.maxX.rounded(.up)),
            y1: whole(rect.maxY.rounded(.up)))
    }

    var width: Int { max(x1 - x0, 0) }
    var height: Int { max(y1 - y0, 0) }
    var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    func contains(_ other: PixelRect) -> Bool {
        other.x0 >= x0 && other.y0 >= y0 && other.x1 <= x1 && other.y1 <= y1
    }

    func outset(by distance: Int) -> PixelRect {
        PixelRect(x0: x0 - distance, y0: y0 - distance, x1: x1 + distance, y1: y1 + distance)
    }
}
