import Foundation

/// A finished picture as a value: what is drawn, in order, in points from the top left corner of the cell.
///
/// Coordinates are not snapped; `PixelGrid` does that when pixels or vector files are made. Every number is finite.
package struct DisplayList: Equatable, Sendable {
    /// The size of the page in points.
    package let size: CGSize
    /// Pixels per point of the device the cell stands for.
    package let scale: CGFloat
    package let items: [DisplayItem]

    package init(size: CGSize, scale: CGFloat, items: [DisplayItem]) {
        self.size = size
        self.scale = scale
        self.items = items
    }
}
