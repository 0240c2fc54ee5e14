import Foundation
import ProofsheetDrawing

/// The line box of Apple's system fonts, which text in the stand-in fonts is set in.
///
/// Ascender 1950, descender -494 in an em of 2048 units: measured on iOS, swiftui-layout 14.1.
enum SystemMetrics {
    /// The measures at a size in points.
    static func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: size * 1950 / 2048, descent: size * 494 / 2048, capHeight: size * 0.70459,
            xHeight: size * xHeight(size))
    }

    /// The advance of every character of the system's monospaced font, in em.
    static let monospacedAdvance = 0.618164

    /// The measures of the serif design at a size in points: the same line box, as recorded on iOS 26.
    static func serif(size: CGFloat) -> FontMetrics {
        let system = metrics(size: size)
        return FontMetrics(
            ascent: system.ascent, descent: system.descent, capHeight: size * 0.70508, xHeight: size * 0.45264)
    }

    /// The line under text of a design at a size in points and a weight; nil for families that are not the system's.
    static func underline(_ family: FontRequest.Family, size: CGFloat, weight: Double) -> UnderlineMetrics? {
        let (offset, thickness): (Double, Double)
        switch family {
        case .system, .rounded: (offset, thickness) = (0.15137, 0.05859)
        case .serif: (offset, thickness) = (0.11556, 0.0434)
        case .monospaced: (offset, thickness) = (0.09766, 0.04883)
        case .named: return nil
        }
        return UnderlineMetrics(
            offset: size * offset * underlineOffset.value(at: weight), thickness: size * thickness * underlineThickness.value(at: weight))
    }

    // What weights do to both, beside regular: recorded of the default design at 13 and 20 points, assumed of the others.
    private static let underlineOffset = Curve([
        (300, 1.0406), (400, 1), (500, 0.9645), (600, 0.9387), (700, 0.9032), (800, 0.8516), (900, 0.8065),
    ])
    private static let underlineThickness = Curve([
        (300, 0.7848), (400, 1), (500, 1.2139), (600, 1.3695), (700, 1.5833), (800, 1.8945), (900, 2.1667),
    ])

    private static func xHeight(_ size: CGFloat) -> CGFloat { xHeights.value(at: size) }

    // Recorded on iOS 26 at these sizes; between 17 and 28 points the two cuts are blended.
    private static let xHeights = Curve([
        (17, 0.52637), (20, 0.52197), (22, 0.5166), (24, 0.51123), (26, 0.50928), (28, 0.50781),
    ])
}
