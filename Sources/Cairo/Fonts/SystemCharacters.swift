import CProofsheetHarfBuzz

/// The regular advances of the system's font by the glyphs of the stand-in's face that draw the same characters, in font units.
struct SystemCharacters {
    private var advances: [hb_codepoint_t: Double] = [:]
    private var gains: [hb_codepoint_t: Double] = [:]
    /// The glyphs of digits that are all equally wide.
    let tabularDigits: Set<hb_codepoint_t>
    /// The glyph of an ordinary zero.
    let zero: hb_codepoint_t?

    /// `regular` is the face's own regular text cut.
    init(_ system: SystemAdvances, regular: FontDesign) {
        let em = Double(regular.face.unitsPerEm)
        zero = regular.glyph(0x30)
        tabularDigits = Set(regular.glyphs(of: "0123456789", feature: FontTag.tag("tnum"))).subtracting(
            (0x30...0x39).compactMap { regular.glyph($0) })
        for (scalar, advance) in system.characters {
            guard let glyph = regular.glyph(scalar) else { continue }
            advances[glyph] = advance * em
            gains[glyph] = system.displayCharacters[scalar].map { $0 * em }
        }
        if let space = regular.glyph(0x20), let fixed = regular.glyph(0xA0) {
            (advances[fixed], gains[fixed]) = (advances[space], gains[space])
        }
        for scalar in Self.accented {
            guard let glyph = regular.glyph(scalar), let letter = Self.letter(of: scalar), let base = regular.glyph(letter),
                let advance = advances[base], regular.advance(glyph: base) > 0
            else { continue }
            advances[glyph] = advance * Double(regular.advance(glyph: glyph)) / Double(regular.advance(glyph: base))
            gains[glyph] = gains[base]
        }
    }

    /// Nil where the character is not recorded.
    subscript(glyph: hb_codepoint_t) -> Double? { advances[glyph] }

    /// What a character gains in the display cut.
    func displayGain(_ glyph: hb_codepoint_t) -> Double { gains[glyph] ?? 0 }

    // Latin letters with marks are as wide as the letters beneath, give or take what the stand-in does [assumed].
    private static let accented: [hb_codepoint_t] = Array(0xC0...0x24F) + Array(0x1E00...0x1EFF)

    private static func letter(of scalar: hb_codepoint_t) -> hb_codepoint_t? {
        var (letter, first, second): (hb_codepoint_t, hb_codepoint_t, hb_codepoint_t) = (scalar, 0, 0)
        while hb_unicode_decompose(hb_unicode_funcs_get_default(), letter, &first, &second) != 0 { letter = first }
        return letter == scalar ? nil : letter
    }
}
