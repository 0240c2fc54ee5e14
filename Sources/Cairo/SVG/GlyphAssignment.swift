import ProofsheetDrawing

/// Which glyph of a run stands for which of its characters, from left to right.
///
/// A run does not say it, but where each character has one glyph it is plain. Elsewhere marks are set aside, the font's own
/// character table gives fixed points, and what lies between two of them is paired in order. Glyphs that are left over have no
/// character.
struct GlyphAssignment {
    struct Entry {
        let character: Character
        /// Index into the run's glyphs, nil for a character that shares the glyph of another.
        let glyph: Int?
    }

    /// From left to right as drawn.
    let entries: [Entry]
    /// Indices of glyphs without a character.
    let leftover: [Int]

    /// `isMark` tells glyphs that stand on others.
    init(_ run: GlyphRun, nominalGlyph: (Unicode.Scalar) -> UInt32, isMark: (UInt32) -> Bool) {
        let characters = run.isRightToLeft ? Array(run.text.reversed()) : Array(run.text)
        var glyphs = Array(run.glyphs.indices)
        if characters.count != glyphs.count { glyphs.removeAll { isMark(run.glyphs[$0].id) } }
        guard characters.count != glyphs.count else {
            entries = zip(characters, glyphs).map(Entry.init)
            leftover = Self.others(run, than: glyphs)
            return
        }
        let nominal = characters.map { $0.unicodeScalars.first.map(nominalGlyph) ?? 0 }
        var entries: [Entry] = []
        var (nextCharacter, nextGlyph) = (0, 0)
        func pairUpTo(_ character: Int, _ glyph: Int) {
            while nextCharacter < character {
                let hasGlyph = nextGlyph < glyph
                entries.append(Entry(character: characters[nextCharacter], glyph: hasGlyph ? glyphs[nextGlyph] : nil))
                nextCharacter += 1
                if hasGlyph { nextGlyph += 1 }
            }
            nextGlyph = max(glyph, nextGlyph)
        }
        for (character, glyph) in Self.fixedPoints(nominal, glyphs.map { run.glyphs[$0].id }) {
            pairUpTo(character, glyph)
            pairUpTo(character + 1, glyph + 1)
        }
        pairUpTo(characters.count, glyphs.count)
        self.entries = entries
        leftover = Self.others(run, than: entries.compactMap(\.glyph))
    }

    private static func others(_ run: GlyphRun, than paired: [Int]) -> [Int] {
        let paired = Set(paired)
        return run.glyphs.indices.filter { !paired.contains($0) }
    }

    // The longest common subsequence of what the characters would have and what the run has.
    private static func fixedPoints(_ nominal: [UInt32], _ glyphs: [UInt32]) -> [(character: Int, glyph: Int)] {
        let (rows, columns) = (nominal.count, glyphs.count)
        var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
        for row in stride(from: rows - 1, through: 0, by: -1) {
            for column in stride(from: columns - 1, through: 0, by: -1) {
                best[row][column] =
                    nominal[row] == glyphs[column] && nominal[row] != 0
                    ? best[row + 1][column + 1] + 1 : max(best[row + 1][column], best[row][column + 1])
            }
        }
        var points: [(character: Int, glyph: Int)] = []
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            if nominal[row] == glyphs[column], nominal[row] != 0 {
                points.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if best[row + 1][column] >= best[row][column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return points
    }
}
