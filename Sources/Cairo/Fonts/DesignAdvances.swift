import CProofsheetHarfBuzz

/// The advances that glyphs of the stand-in take in place of their own, at one place in the design space, in font units.
final class DesignAdvances {
    /// Designs that advances are worked out from, all with the font's own.
    struct Cuts {
        /// The face's regular text cut.
        let regular: FontDesign
        /// The text and the display cut in the weight, and the one of the two that is drawn.
        let text, display, drawn: FontDesign
    }

    private let characters: SystemCharacters
    private let cuts: Cuts
    private let share: Double
    private let additions: (text: Double, display: Double)
    private let em: Double
    /// In zeros.
    private let tabularDigits: Double
    private var known: [hb_codepoint_t: Int32] = [:]

    /// `share` is the part of the display cut, 0 to 1.
    init(_ system: SystemAdvances, _ characters: SystemCharacters, cuts: Cuts, weight: Double, share: Double) {
        self.characters = characters
        self.cuts = cuts
        self.share = share
        em = Double(cuts.drawn.face.unitsPerEm)
        additions = system.additions(weight: weight)
        tabularDigits = system.tabularDigits.value(at: weight)
    }

    /// What a glyph advances by.
    func advance(_ glyph: hb_codepoint_t) -> Int32 {
        if let advance = known[glyph] { return advance }
        let advance = Int32(exact(glyph).rounded())
        known[glyph] = advance
        return advance
    }

    /// How much more than its own advance a glyph gets.
    func slack(_ glyph: hb_codepoint_t) -> Int { Int(advance(glyph)) - Int(cuts.drawn.advance(glyph: glyph)) }

    // A mark without width keeps it.
    private func exact(_ glyph: hb_codepoint_t) -> Double {
        if let zero = characters.zero, characters.tabularDigits.contains(glyph) { return exact(zero) * tabularDigits }
        let regular = Double(cuts.regular.advance(glyph: glyph))
        guard regular > 0 else { return Double(cuts.drawn.advance(glyph: glyph)) }
        let factor = (characters[glyph] ?? regular) / regular
        let text = factor * Double(cuts.text.advance(glyph: glyph)) + additions.text * em
        guard share > 0 else { return text }
        let display =
            factor * Double(cuts.display.advance(glyph: glyph))
            + characters.displayGain(glyph) + additions.display * em
        return text + (display - text) * share
    }
}
