import CProofsheetFriBidi

/// The levels of Unicode's bidirectional algorithm for one paragraph.
struct BidiLevels {
    /// One for each scalar of the text; odd is right to left. Empty where all are the paragraph's.
    let levels: [UInt8]
    /// 0 left to right, 1 right to left.
    let base: UInt8

    init(_ text: String, isRightToLeft: Bool) {
        // Below U+0590 nothing runs from right to left.
        if !isRightToLeft, text.unicodeScalars.allSatisfy({ $0.value < 0x590 }) {
            (levels, base) = ([], 0)
            return
        }
        let scalars = text.unicodeScalars.map(\.value)
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var found = [FriBidiLevel](repeating: 0, count: scalars.count)
        var direction = isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &found)
        guard highest > 0 else {
            (levels, base) = ([], isRightToLeft ? 1 : 0)
            return
        }
        levels = found.map { UInt8(max($0, 0)) }
        base = direction == FRIBIDI_PAR_RTL || direction == FRIBIDI_PAR_WRTL ? 1 : 0
    }

    func level(_ scalar: Int) -> UInt8 { levels.isEmpty ? base : levels[scalar] }
}
