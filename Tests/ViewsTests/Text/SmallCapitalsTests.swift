import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Small capitals of a font that has none: every character is a square of its size, so widths are sums of sizes.
@MainActor @Suite struct SmallCapitalsTests {
    private func view<V: View>(_ view: V) throws -> LaidOutView {
        try #require(try render(view).tree.views.first { $0.type == "Text" })
    }

    // Of 20 points, capitals that stand for small ones 16.
    @Test("letters are capitals of 0.8 of the size, all others have their own")
    func sizes() throws {
        let font = Font.system(size: 20)
        #expect(try view(Text("aB1").font(font.smallCaps())).frame.size == CGSize(width: 52, height: 20))
        #expect(try view(Text("aB1").font(font.lowercaseSmallCaps())).frame.size == CGSize(width: 56, height: 20))
        #expect(try view(Text("aB1").font(font.uppercaseSmallCaps())).frame.size == CGSize(width: 56, height: 20))
        #expect(try view(Text("123").font(font.smallCaps())).frame.size == CGSize(width: 60, height: 20))
    }

    @Test("a line of small capitals alone is as high as the font and stands on its baseline")
    func line() throws {
        let (small, plain) = (try view(Text("ab").font(.body.smallCaps())), try view(Text("AB").font(.body)))
        #expect(small.frame.height == plain.frame.height)
        #expect(small.lines.map(\.baseline) == plain.lines.map(\.baseline))
    }

    @Test("what is drawn are capitals, by the rules of the locale, in the text's order")
    func letters() throws {
        #expect(try view(Text("aße").font(.body.smallCaps())).lines.map(\.text) == ["ASSE"])
        #expect(try view(Text("Ab").font(.body.uppercaseSmallCaps())).lines.map(\.text) == ["Ab"])
        let turkish = Text("i").font(.body.smallCaps()).environment(\.locale, Locale(identifier: "tr"))
        #expect(try view(turkish).lines.map(\.text) == ["\u{130}"])
    }

    @Test("nothing is reported of them")
    func notes() throws {
        #expect(try render(Text("ab").font(.body.smallCaps())).notes == [])
    }

    @Test("they wrap and are truncated like other text")
    func wrapping() throws {
        let text = Text("aa bb cc").font(.system(size: 10).smallCaps()).frame(width: 30)
        #expect(try view(text).lines.map { $0.text.trimmingCharacters(in: .whitespaces) } == ["AA", "BB", "CC"])
        let cut = Text("aaaaaaaa").font(.system(size: 10).smallCaps()).lineLimit(1).frame(width: 40)
        #expect(try view(cut).lines.map(\.text) == ["AAAA\u{2026}"])
    }
}
