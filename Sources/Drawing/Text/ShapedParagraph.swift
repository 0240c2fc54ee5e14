import Foundation

/// A shaped paragraph: clusters in reading order, each with its advance, glyphs, direction and what may follow it.
package struct ShapedParagraph: Equatable, Sendable {
    /// The smallest part that lines are broken and truncated between: at least one grapheme cluster.
    package struct Cluster: Equatable, Sendable {
        /// UTF-8 offsets in the paragraph's text.
        package let start, end: Int
        /// Width in points, tracking and kerning included.
        package let advance: CGFloat
        /// The level of the bidirectional algorithm; odd is right to left.
        package let level: UInt8
        /// Whether a line may end after the cluster.
        package let allowsBreakAfter: Bool
        /// White space, which may hang past the end of a line.
        package let isSpace: Bool
        /// Index into `fonts`.
        package let font: Int
        /// Index of the run of `StyledParagraph` that the cluster starts in.
        package let run: Int
        /// Glyphs from left to right, positions from the cluster's own left end.
        package let glyphs: [GlyphRun.Glyph]

        package init(
            start: Int, end: Int, advance: CGFloat, level: UInt8, allowsBreakAfter: Bool, isSpace: Bool, font: Int,
            run: Int, glyphs: [GlyphRun.Glyph]
        ) {
            self.start = start
            self.end = end
            self.advance = advance
            self.level = level
            self.allowsBreakAfter = allowsBreakAfter
            self.isSpace = isSpace
            self.font = font
            self.run = run
            self.glyphs = glyphs
        }
    }

    package let clusters: [Cluster]
    package let fonts: [FontInstance]
    /// The paragraph's own level: 0 left to right, 1 right to left.
    package let baseLevel: UInt8
    /// Characters that no font had, each once in reading order; their glyphs are boxes.
    package let missing: [String]

    package init(clusters: [Cluster], fonts: [FontInstance], baseLevel: UInt8, missing: [String] = []) {
        self.clusters = clusters
        self.fonts = fonts
        self.baseLevel = baseLevel
        self.missing = missing
    }
}
