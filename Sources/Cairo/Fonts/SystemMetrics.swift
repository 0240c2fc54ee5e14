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

    // Measured at 17 and from 28 points up; between them the two cuts are blended.
    private static func xHeight(_ size: CGFloat) -> CGFloat {
        Curve([(17, 0.5264), (28, 0.5078)]).value(at: size)
    }
}
