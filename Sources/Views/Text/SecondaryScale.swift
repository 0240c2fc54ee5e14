import Foundation
import ProofsheetDrawing

/// What `textScale(.secondary)` makes of a font: a smaller and heavier one, with some distance between its characters.
///
/// Read off the fonts of a text renderer on macOS 26; lines of nine sizes and weights get as wide with it as on iOS 26, to half a point.
enum SecondaryScale {
    /// By weight: the factors up to 17 and from 70 points on, and the distance between characters in points up to 17.
    private static let table: [(weight: Double, small: CGFloat, large: CGFloat, tracking: CGFloat)] = [
        (100, 0.8, 0.46, 0.16), (200, 0.8, 0.46, 0.15), (300, 0.8, 0.46, 0.1854), (400, 0.8, 0.46, 0.25), (500, 0.8, 0.48, 0.4147),
        (600, 0.84, 0.49, 0), (700, 0.85, 0.5, -0.05), (800, 0.85, 0.52, 0.2), (900, 0.87, 0.55, 0.35),
    ]
    /// How much heavier strokes get.
    private static let weightGain = 110.0

    /// The font at the secondary scale; designs with serifs or of one width and fonts by name keep their size.
    static func apply(to font: inout FontRequest) {
        guard font.family == .system || font.family == .rounded,
            let row = table.min(by: { abs($0.weight - font.weight) < abs($1.weight - font.weight) })
        else { return }
        let share = min(max((font.size - 17) / 53, 0), 1)
        font.size *= row.small + (row.large - row.small) * share
        font.tracking += (font.family == .rounded ? 0.03 : row.tracking) * (1 - share)
        font.weight = min(font.weight + weightGain, 900)
    }
}
