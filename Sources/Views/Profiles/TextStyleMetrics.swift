import Foundation

/// How a text style is set at one text size.
package struct TextStyleMetrics: Hashable, Sendable {
    /// The em in points.
    package var size: CGFloat
    /// The published distance of two baselines in points; less than the line's height at the largest sizes.
    package var leading: CGFloat
    /// Lengths relative to the style grow by the ratio of this to the same at `large`; in points, seldom unlike `leading`.
    package var scalingLeading: CGFloat
    /// 100 to 900; 400 is regular.
    package var weight: Double

    package init(size: CGFloat, leading: CGFloat, scalingLeading: CGFloat, weight: Double) {
        (self.size, self.leading, self.scalingLeading, self.weight) = (size, leading, scalingLeading, weight)
    }
}
