import Foundation

/// Device pixels laid over a page in points: the only place where coordinates are snapped.
///
/// Each *edge* is rounded to the nearest pixel, ties up, so that touching boxes stay touching; widths may differ by a pixel.
/// Measured on SwiftUI: swiftui-layout 9.
///
///     PixelGrid(scale: 3).snap(CGRect(x: 0.4, y: 0, width: 1, height: 1))   // x 1/3, width 1
package struct PixelGrid: Equatable, Sendable {
    /// Pixels per point, more than zero.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// The nearest pixel boundary, ties up.
    package func snap(_ coordinate: CGFloat) -> CGFloat { (coordinate * scale + 0.5).rounded(.down) / scale }

    /// The rectangle between the snapped edges; what had an extent keeps at least one pixel.
    package func snap(_ rect: CGRect) -> CGRect {
        let (left, right) = edges(rect.minX, rect.maxX)
        let (top, bottom) = edges(rect.minY, rect.maxY)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest whole number of pixels that holds a length; lengths within a thousandth of a pixel count as whole.
    package func roundUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

    private func edges(_ low: CGFloat, _ high: CGFloat) -> (CGFloat, CGFloat) {
        let start = snap(low)
        let end = snap(high)
        return end > start || high <= low ? (start, end) : (start, start + 1 / scale)
    }
}
