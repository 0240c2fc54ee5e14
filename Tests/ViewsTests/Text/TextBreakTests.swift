import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Where lines of ten-point squares end, and what they gain there.
@MainActor @Suite struct TextBreakTests {
    private func view(
        _ text: some View, width: CGFloat, category: ContentSizeCategory = .accessibilityMedium
    ) throws -> LaidOutView {
        let page = try render(text.font(.system(size: 10)).frame(width: width, alignment: .leading)) { $0.category = category }
        return try #require(page.tree.views.first { $0.type == "Text" })
    }

    private func lines(_ text: String, width: CGFloat, category: ContentSizeCategory = .accessibilityMedium) throws -> [String] {
        try view(Text(verbatim: text), width: width, category: category).lines.map(\.text)
    }

    // What text engines do with the character: Unicode's annex 14, soft hyphens.
    @Test("a line that ends at a soft hyphen shows a hyphen, others do not show it")
    func softHyphens() throws {
        #expect(try lines("abc\u{AD}def", width: 40) == ["abc-", "def"])
        #expect(try lines("abc\u{AD}def", width: 60) == ["abc\u{AD}def"])
        #expect(try view(Text(verbatim: "abc\u{AD}def"), width: 40).frame.size == CGSize(width: 40, height: 20))
        #expect(try lines("ab cd\u{AD}ef", width: 50) == ["ab", "cd\u{AD}ef"])
    }

    @Test("a soft hyphen for which there is no room ends no line, and a word is then broken without one")
    func noRoomForHyphen() throws {
        #expect(try lines("ab abc\u{AD}def", width: 60) == ["ab", "abc\u{AD}def"])
        #expect(try lines("abc\u{AD}def", width: 30) == ["abc\u{AD}", "def"])
    }

    @Test("a hyphen is set like the character before it")
    func hyphenStyle() throws {
        let text = Text(verbatim: "ab").font(.system(size: 20)) + Text(verbatim: "\u{AD}cd")
        #expect(try view(text, width: 51).lines.map(\.frame.width) == [50, 20])
    }

    @Test("a word that is too wide and cannot be divided is broken between characters")
    func longWords() throws {
        #expect(try lines("ab abcdefgh", width: 50) == ["ab", "abcde", "fgh"])
    }

    @Test("a word that is too wide is divided at the last place before the character that does not fit")
    func dividedWords() throws {
        #expect(try lines("axbxcdefgh", width: 60) == ["axbx-", "cdefgh"])
        #expect(try lines("ab axbcdefgh", width: 60) == ["ab", "ax-", "bcdefg", "h"])
        #expect(try view(Text(verbatim: "axbcdef"), width: 60).lines.map(\.frame.width) == [30, 50])
    }

    @Test("words are divided at accessibility sizes only")
    func ordinarySizes() throws {
        #expect(try lines("axbxcdefgh", width: 60, category: .extraExtraExtraLarge) == ["axbxcd", "efgh"])
    }

    @Test("words that fit a line of their own are not divided")
    func wholeWords() throws {
        #expect(try lines("ab axbcd", width: 50) == ["ab", "axbcd"])
    }

    @Test("where the hyphen has no room a word is broken between characters, not at an earlier place")
    func noRoomForAddedHyphen() throws {
        let text = Text(verbatim: "axb") + Text(verbatim: "x").font(.system(size: 20)) + Text(verbatim: "cdef")
        #expect(try view(text, width: 65).lines.map(\.text) == ["axbxc", "def"])
    }

    @Test("a word goes on behind the line, and ends where letters, digits and underscores do")
    func wordsAroundLines() throws {
        #expect(try lines("abcx_defgh:", width: 60) == ["abcx-", "_defgh", ":"])
        #expect(try lines("abcx.defgh", width: 60) == ["abcx.d", "efgh"])
    }

    @Test("words of languages without known rules are broken between characters")
    func otherLanguages() throws {
        let text = Text(verbatim: "abxcdefgh").environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try view(text, width: 60).lines.map(\.text) == ["abxcde", "fgh"])
        #expect(try view(text.typesettingLanguage(.init(identifier: "en")), width: 60).lines.map(\.text) == ["abx-", "cdefgh"])
    }

    @Test("an added hyphen is set like the character before it, and no division is added to one that was written")
    func addedHyphens() throws {
        let text = Text(verbatim: "ax").font(.system(size: 20)) + Text(verbatim: "bcdefgh")
        #expect(try view(text, width: 90).lines.map(\.frame.width) == [60, 70])
        #expect(try lines("abx\u{AD}cdefgh", width: 60) == ["abx-", "cdefgh"])
    }

    // Documented: stops every 28 points unless a paragraph style says otherwise.
    @Test("a tab reaches to the next of the stops every 28 points, never a tab at a stop to itself")
    func tabs() throws {
        #expect(try view(Text(verbatim: "a\tbc\td"), width: 200).frame.width == 66)
        #expect(try view(Text(verbatim: "\t\ta"), width: 200).frame.width == 66)
        #expect(try view(Text(verbatim: "a\tb\nabc\tc"), width: 200).lines.map(\.frame.width) == [38, 66])
    }

    @Test("a line separator and all other ends of lines begin a new line", arguments: ["\u{2028}", "\u{2029}", "\r\n", "\u{85}"])
    func separators(separator: String) throws {
        #expect(try lines("ab\(separator)cd", width: 200) == ["ab", "cd"])
    }

    @Test("spaces at the end of a line hang, those at the end of the text are counted up to the width offered")
    func trailingSpaces() throws {
        let view = try view(Text(verbatim: "ab    cd"), width: 40)
        #expect(view.lines.map(\.frame.width) == [20, 20])
        #expect(try self.view(Text(verbatim: "ab   "), width: 200).frame.width == 50)
        #expect(try self.view(Text(verbatim: "ab   "), width: 35).frame.width == 35)
    }
}

/// Widths of characters other than the typeface's own, in ten-point squares.
@MainActor @Suite struct FontWidthTests {
    private func cell(_ text: some View) throws -> RenderedCell { try render(text.font(.system(size: 10))) }

    // One plus the value [assumed].
    @Test(
        "characters are as wide as the font's width says",
        arguments: [(.compressed, 35), (.condensed, 40), (.standard, 50), (.expanded, 60)] as [(Font.Width, CGFloat)])
    func widths(width: Font.Width, points: CGFloat) throws {
        for text in [Text("abcde").fontWidth(width), Text("abcde").font(.system(size: 10).width(width))] {
            #expect(try cell(text).frames(of: "Text") == [CGRect(x: 150 - points / 2, y: 95, width: points, height: 10)])
        }
        #expect(try cell(VStack { Text("abcde") }.fontWidth(width)).frames(of: "Text").map(\.width) == [points])
    }

    @Test("stretched glyphs are drawn in a group that is as much wider")
    func drawing() throws {
        let items = try cell(Text("ab").fontWidth(.expanded)).list.items.dropFirst()
        guard case .group(_, let effect, let inner) = items.first, case .glyphs(_, let run, _) = inner.first else {
            Issue.record("no group of glyphs")
            return
        }
        #expect(effect.transform == CGAffineTransform(1.2, 0, 0, 1, 138, 103))
        #expect(run.glyphs.map(\.x) == [0, 10])
        #expect((run.origin, run.width) == (.zero, 20))
    }

    @Test("the report says that it is not the font's own width, the standard width says nothing")
    func notes() throws {
        #expect(
            try cell(Text("ab").fontWidth(.condensed)).notes == [
                "The fonts at hand come in one width; text of another font width is drawn at 80 % of it."
            ])
        #expect(try cell(Text("ab").fontWidth(.standard)).notes == [])
        #expect(try cell(Text("ab").fontWidth(nil)).notes == [])
    }

    @Test("a width that is no number is the standard width, and none is drawn without end", arguments: [CGFloat.nan, .infinity, 9, -9])
    func adversaries(value: CGFloat) throws {
        let widths = try cell(Text("abcde").fontWidth(Font.Width(value))).frames(of: "Text").map(\.width)
        #expect(widths == [value.isFinite ? (value > 0 ? 100 : 25) : 50])
    }

    @Test("an ellipsis is as wide as the characters beside it")
    func ellipsis() throws {
        let text = Text("abcdefgh").fontWidth(.condensed).lineLimit(1).frame(width: 40)
        let view = try #require(try cell(text).tree.views.first { $0.type == "Text" })
        #expect(view.lines.map(\.text) == ["abcd\u{2026}"])
    }
}
