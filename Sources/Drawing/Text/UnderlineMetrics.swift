import Foundation

/// The line under text of a font at its size, in points.
package struct UnderlineMetrics: Hashable, Sendable {
    /// How far the middle of the line is below the baseline.
    package let offset: CGFloat
    package let thickness: CGFloat

    package init(offset: CGFloat, thickness: CGFloat) {
        self.offset = offset
        self.thickness = thickness
    }
}
