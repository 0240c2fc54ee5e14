import Foundation
import ProofsheetDrawing

/// Lines of a text for one width and height, in points from the text's own top left corner.
struct TextLines {
    struct Line {
        var paragraph: Int
        /// Clusters in reading order; those of marks come from paragraphs of their own.
        var pieces: [Piece]
        var width, fullWidth: CGFloat
        /// Ascent and descent of the line box, and the extra distance to the next line.
        var ascent, descent, leading: CGFloat
        /// The y coordinate of the baseline.
        var baseline: CGFloat = 0
    }

    enum Piece {
        case clusters(Range<Int>)
        /// An ellipsis or a hyphen, set like the character next to it.
        case mark(String, TextContent.Style)
    }

    var lines: [Line] = []
    var isTruncated = false
    /// Not rounded.
    private(set) var height: CGFloat = 0

    var width: CGFloat { lines.map(\.width).max() ?? 0 }
    var fullWidth: CGFloat { lines.map(\.fullWidth).max() ?? 0 }

    /// Puts the baselines under each other; `extra` is `lineSpacing`.
    mutating func stack(extra: CGFloat) {
        var top: CGFloat = 0
        for index in lines.indices {
            let line = lines[index]
            lines[index].baseline = top + line.ascent
            let box = line.ascent + line.descent
            height = top + box
            top += extra > 0 ? max(box + line.leading, box + extra) : box + line.leading
        }
    }
}
