import CProofsheetHarfBuzz

/// A stretch of text that one call of the shaping engine handles: one font, one level, one script, one styled run.
struct TextItem {
    enum Content {
        case text(FontDesign, isFamilyFont: Bool, script: hb_script_t)
        /// A control character: it draws nothing and takes no room; where tabs reach to, the line decides.
        case control(FontDesign)
    }

    /// UTF-8 bytes of a character beyond which it stands alone and loses further marks: shaping time grows with their square.
    static let longestCharacter = 256

    let content: Content
    let level: UInt8
    let run: Int
    /// Indices of the graphemes it is made of.
    var graphemes: Range<Int>
}
