import Foundation
import ProofsheetDrawing

/// A shaper whose every character is a square of the font size: exact numbers without a font file.
///
/// The line box is one em, 0.8 above the baseline; lines may break after spaces and soft hyphens, which take no room.
final class EmSquareShaper: TextShaper {
    func metrics(_ font: FontRequest) -> FontMetrics {
        FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, capHeight: font.size * 0.7, xHeight: font.size * 0.5)
    }

    /// The line under text is a tenth of the em thick, its middle 0.15 of it below the baseline.
    func underline(_ font: FontRequest) -> UnderlineMetrics { UnderlineMetrics(offset: font.size * 0.15, thickness: font.size * 0.1) }

    func hasSmallCapitals(_ font: FontRequest) -> Bool { false }

    /// It knows no font but its own.
    func substitute(for family: FontRequest.Family) -> String? {
        if case .named = family { "Squares" } else { nil }
    }

    /// English words are divided behind an x.
    func divisions(of word: String, language: String) -> [Int] {
        guard language == "en" else { return [] }
        return word.utf8.enumerated().filter { $0.element == UInt8(ascii: "x") }.map { $0.offset + 1 }
    }

    func shape(_ paragraph: StyledParagraph) -> ShapedParagraph {
        var clusters: [ShapedParagraph.Cluster] = []
        var offset = 0
        for character in paragraph.text {
            let end = offset + character.utf8.count
            let run = run(at: offset, paragraph)
            let font = paragraph.runs[run].font
            clusters.append(
                ShapedParagraph.Cluster(
                    start: offset, end: end, advance: character == "\u{AD}" ? 0 : font.size + font.tracking,
                    level: paragraph.isRightToLeft ? 1 : 0, allowsBreakAfter: character == " " || character == "\u{AD}",
                    isSpace: character == " ", font: run, run: run,
                    glyphs: [GlyphRun.Glyph(id: character.unicodeScalars.first?.value ?? 0, x: 0)]))
            offset = end
        }
        return ShapedParagraph(
            clusters: clusters, fonts: paragraph.runs.map { FontInstance(face: "square", size: $0.font.size) },
            baseLevel: paragraph.isRightToLeft ? 1 : 0)
    }

    private func run(at offset: Int, _ paragraph: StyledParagraph) -> Int {
        var end = 0
        for (index, run) in paragraph.runs.enumerated() {
            end += run.length
            if offset < end { return index }
        }
        return max(0, paragraph.runs.count - 1)
    }
}
