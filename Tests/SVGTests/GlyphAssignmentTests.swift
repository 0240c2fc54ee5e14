import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

/// In these cases a character's own glyph is its code point, and glyphs from 900,000 are marks.
@Suite struct GlyphAssignmentTests {
    private func assignment(_ text: String, _ glyphs: [UInt32], isRightToLeft: Bool = false) -> GlyphAssignment {
        let run = GlyphRun(
            font: FontInstance(face: "", size: 10), glyphs: glyphs.map { GlyphRun.Glyph(id: $0, x: 0) }, text: text,
            origin: .zero, width: 0, isRightToLeft: isRightToLeft)
        return GlyphAssignment(run, nominalGlyph: { $0.value }, isMark: { $0 >= 900_000 })
    }

    private func pairs(_ assignment: GlyphAssignment) -> [String] {
        assignment.entries.map { "\($0.character)\($0.glyph.map(String.init) ?? "-")" }
    }

    @Test("as many glyphs as characters are paired in order, whatever they are")
    func plain() {
        #expect(pairs(assignment("abc", [7, 8, 9])) == ["a0", "b1", "c2"])
        #expect(pairs(assignment("abc", [7, 8, 9], isRightToLeft: true)) == ["c0", "b1", "a2"])
    }

    @Test("a ligature belongs to its first character, the others have no glyph")
    func ligature() {
        let result = assignment("office", [111, 9_000, 99, 101])
        #expect(pairs(result) == ["o0", "f1", "f-", "i-", "c2", "e3"])
        #expect(result.leftover.isEmpty)
    }

    @Test("a mark without a character of its own is left over")
    func mark() {
        let result = assignment("ae\u{301}b", [97, 101, 9_000, 98])
        #expect(pairs(result) == ["a0", "e\u{301}1", "b3"])
        #expect(result.leftover == [2])
    }

    @Test("marks are set aside before characters and glyphs are counted")
    func marks() {
        let result = assignment("abc", [900_001, 7, 900_002, 8, 9, 900_003])
        #expect(pairs(result) == ["a1", "b3", "c4"])
        #expect(result.leftover == [0, 2, 5])
    }

    @Test("no glyphs and no characters are fine")
    func empty() {
        #expect(pairs(assignment("", [])).isEmpty)
        #expect(pairs(assignment("ab", [])) == ["a-", "b-"])
        #expect(assignment("", [1, 2]).leftover == [0, 1])
    }

    @Test("every glyph occurs exactly once", arguments: ["a", "abab", "xyz", "aaaa", "fi fi"])
    func complete(text: String) {
        for glyphs in [[97], [97, 98, 97], [1, 2, 3, 4, 5, 6, 7], [102, 32, 105]] as [[UInt32]] {
            let result = assignment(text, glyphs)
            #expect((result.entries.compactMap(\.glyph) + result.leftover).sorted() == Array(glyphs.indices))
            #expect(String(result.entries.map(\.character)) == text)
        }
    }
}
