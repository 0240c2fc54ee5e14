import CProofsheetHarfBuzz
import ProofsheetDrawing

/// Cuts a paragraph into items that can be shaped alone; cuts fall between characters only, never inside one.
struct Itemizer {
    let library: FontLibrary
    let styles: [FontStyle]

    private(set) var graphemes: [Grapheme] = []
    private(set) var items: [TextItem] = []
    /// Characters without a glyph in any font, each once, in reading order.
    private(set) var missing: [String] = []
    private var known: Set<Character> = []

    init(library: FontLibrary, styles: [FontStyle]) {
        self.library = library
        self.styles = styles
    }

    /// `runEnds` are UTF-8 offsets, one for each style.
    mutating func itemize(_ text: String, runEnds: [Int], levels: BidiLevels) {
        var offset = 0
        var scalarIndex = 0
        var run = 0
        var script = HB_SCRIPT_COMMON
        for character in text {
            let scalars = character.unicodeScalars
            while run + 1 < runEnds.count, offset >= runEnds[run] { run += 1 }
            graphemes.append(
                Grapheme(start: offset, end: offset + character.utf8.count, isSpace: isSpace(character)))
            let level = levels.level(scalarIndex)
            if let control = scalars.first, isControl(control) {
                append(.control(styles[run].design), level: level, run: run)
            } else {
                script = resolvedScript(of: scalars, after: script)
                let (design, isFamilyFont) = font(for: character, style: styles[run])
                append(.text(design, isFamilyFont: isFamilyFont, script: script), level: level, run: run)
            }
            offset += character.utf8.count
            scalarIndex += scalars.count
        }
    }

    private mutating func append(_ content: TextItem.Content, level: UInt8, run: Int) {
        let index = graphemes.count - 1
        if let last = items.last, last.level == level, last.run == run, !isLong(graphemes[index]),
            !isLong(graphemes[index - 1]), let joined = join(last.content, content)
        {
            items[items.count - 1] = TextItem(
                content: joined, level: level, run: run, graphemes: last.graphemes.lowerBound..<index + 1)
        } else {
            items.append(TextItem(content: content, level: level, run: run, graphemes: index..<index + 1))
        }
    }

    private func isLong(_ grapheme: Grapheme) -> Bool { grapheme.end - grapheme.start > TextItem.longestCharacter }

    // Characters of no script of their own, at the start of a text, join the script that follows.
    private func join(_ first: TextItem.Content, _ second: TextItem.Content) -> TextItem.Content? {
        guard case .text(let design, let isFamilyFont, let script) = first, case .text(let next, _, let nextScript) = second,
            design === next, script == nextScript || script == HB_SCRIPT_COMMON
        else { return nil }
        return .text(design, isFamilyFont: isFamilyFont, script: nextScript)
    }

    private func resolvedScript(of scalars: Character.UnicodeScalarView, after previous: hb_script_t) -> hb_script_t {
        for scalar in scalars {
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script }
        }
        return previous
    }

    private mutating func font(for character: Character, style: FontStyle) -> (FontDesign, isFamilyFont: Bool) {
        if isEmoji(character), let emoji = library.face(.emoji), covers(emoji, character) {
            return (style.fallback(emoji, in: library), false)
        }
        if covers(style.design.face, character) { return (style.design, true) }
        for index in library.fallbacks {
            if let face = library.face(at: index), covers(face, character) {
                return (style.fallback(face, in: library), false)
            }
        }
        if let emoji = library.face(.emoji), covers(emoji, character) {
            return (style.fallback(emoji, in: library), false)
        }
        if known.insert(character).inserted { missing.append(String(character)) }
        return (style.design, true)
    }

    private func covers(_ face: FontFace, _ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { face.covers($0) || $0.properties.isDefaultIgnorableCodePoint }
    }

    private func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value >= 0x203C || scalars.count > 1 else { return false }
        return scalars.contains { $0.value == 0xFE0F }
            || (first.properties.isEmojiPresentation && !scalars.contains { $0.value == 0xFE0E })
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    // A no-break space holds its place and never hangs.
    private func isSpace(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy {
            switch $0.value {
            case 0xA0, 0x2007, 0x202F: false
            default: $0.properties.isWhitespace
            }
        }
    }
}
