import CProofsheetHarfBuzz

/// A paragraph shaped in font units: the same for every text size, so one serves all of them.
struct UnitParagraph {
    /// A part of the text that is never divided, as in `ShapedParagraph.Cluster`.
    struct Cluster {
        /// UTF-8 offsets in the text.
        let start: Int
        var end: Int
        /// In units of the cluster's font.
        var advance: Int
        /// How many times the tracking is added: once for each character that takes room.
        var characters: Int
        let level: UInt8
        var allowsBreakAfter: Bool
        let isSpace: Bool
        /// Index into `designs`.
        let design: Int
        /// Whether the font is the family's own and not a fallback.
        let isFamilyFont: Bool
        /// Index of the styled run.
        let run: Int
        /// Range of `glyphs`.
        var glyphs: Range<Int>
    }

    /// A glyph's number and the place of its origin from the cluster's left end, in font units, y down.
    struct Glyph {
        let id: hb_codepoint_t
        var x: Int
        let y: Int
    }

    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    var designs: [FontDesign] = []
    var baseLevel: UInt8 = 0
    var missing: [String] = []
}
