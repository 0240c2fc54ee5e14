import Foundation
import ProofsheetViews
import SwiftUI
import Testing

/// Texts longer than any screen: 60,000 bytes of them are shaped, and the rest is taken to be like those.
@MainActor @Suite(.timeLimit(.minutes(10))) struct LongTextTests {
    private let words = String(repeating: "word ", count: 200_000)

    private func text<V: View>(_ view: V) throws -> (frame: CGRect, lines: [String], isTruncated: Bool, notes: [String]) {
        let cell = try render(view, width: 170, height: 170)
        let view = try #require(cell.tree.views.first { $0.type == "Text" })
        return (view.frame, view.lines.map(\.text), view.isTruncated, cell.notes)
    }

    @Test("a million characters fill the screen and are cut off there")
    func screen() throws {
        let text = try text(Text(words))
        // Ten characters of 17 points a line; 22 points a line, the last of them 17.
        #expect(text.lines.count == 7)
        #expect(text.lines.first == "word word")
        #expect(text.isTruncated && text.notes.isEmpty)
    }

    @Test("one word of a million characters breaks between characters")
    func word() throws {
        let text = try text(Text(String(repeating: "a", count: 1_000_000)))
        #expect(text.lines.first == "aaaaaaaaaa" && text.lines.count == 7)
    }

    @Test("one line of a million characters shrinks as far as it may and is then cut off")
    func scaled() throws {
        let text = try text(Text(words).lineLimit(1).minimumScaleFactor(0.1))
        #expect(text.lines.count == 1 && text.isTruncated)
        #expect(try #require(text.lines.first).count > 90)
    }

    @Test("a million paragraphs are no more work than a million words")
    func paragraphs() throws {
        let text = try text(Text(String(repeating: "a\n", count: 500_000)))
        #expect(text.lines.count == 7 && text.isTruncated)
    }

    @Test("the height without a limit is that of the whole text, estimated, and the report says so")
    func idealHeight() throws {
        let text = try text(ScrollView { Text(words) })
        // 100,000 lines of two words, 22 points each.
        #expect(abs(text.frame.height - 2_200_000) < 2200)
        #expect(text.notes == ["A text longer than any screen is drawn to its first 6000 lines; its size is estimated."])
    }

    @Test("the width without a limit is that of the whole text, estimated")
    func idealWidth() throws {
        let text = try text(Text(words).fixedSize())
        #expect(abs(text.frame.width - 17_000_000) < 17_000)
        #expect(text.frame.height == 17)
    }

    @Test("a text of fewer characters is exact")
    func exact() throws {
        let text = try text(Text(String(repeating: "word ", count: 11_000)).fixedSize(horizontal: false, vertical: true))
        #expect(abs(text.frame.height - (5500 * 22 - 5)) < 0.001)
        #expect(text.notes.isEmpty)
    }
}
