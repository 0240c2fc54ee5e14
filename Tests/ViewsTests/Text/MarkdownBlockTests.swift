import Foundation
import SwiftUI
import Testing

/// What a text shows of Markdown with blocks: their words, one block behind the other.
@MainActor @Suite struct MarkdownBlockTests {
    private func words(_ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full) throws -> String {
        String(try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax)).characters)
    }

    // Derived from CommonMark; that blocks follow each other without a break is known of Foundation's parser.
    @Test(
        "blocks lose their marks and follow each other at once",
        arguments: [
            ("a\n\nb", "ab"), ("a\nb", "a b"), ("# Head\ntext", "Headtext"), ("## Head ##\n", "Head"), ("- one\n- two", "onetwo"),
            ("1. one\n2. two", "onetwo"), ("> quote\n> goes on", "quote goes on"), ("a\n---\nb", "ab"), ("a  \nb", "a\nb"),
            ("a\\\nb", "a\nb"),
            ("```\ncode\n```\nb", "code\nb"), ("#no head", "#no head"), ("-no item", "-no item"), ("3.5 left", "3.5 left"), ("", ""),
            ("**a\nb**", "a b"), ("a  ", "a"), ("\n\na", "a"), ("1. one\n   goes on", "one goes on"),
        ])
    func blocks(source: String, expected: String) throws {
        #expect(try words(source) == expected)
    }

    @Test("read as lines, new lines are spaces; with white space that counts, they stay")
    func lines() throws {
        #expect(try words("a\n\nb", .inlineOnly) == "a b")
        #expect(try words("- a\n\nb", .inlineOnlyPreservingWhitespace) == "- a\n\nb")
        #expect(try words("# **a**", .inlineOnlyPreservingWhitespace) == "# a")
    }

    @Test("marks within lines are read in blocks too")
    func intents() throws {
        let string = try AttributedString(markdown: "- **a**\n- [b](https://c.d)")
        #expect(string.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
        #expect(string.runs.compactMap(\.link?.absoluteString) == ["https://c.d"])
    }
}

/// Attributed strings of UIKit as texts show them.
@MainActor @Suite struct UIKitStringTests {
    @Test("colours, fonts, lines and distances are taken over, by the character")
    func attributes() throws {
        let string = NSMutableAttributedString(string: "ab cd")
        string.addAttributes([.foregroundColor: UIColor.red, .kern: 2.0], range: NSRange(location: 0, length: 2))
        string.addAttributes(
            [
                .font: UIFont.systemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue,
                .underlineColor: UIColor.blue, .link: "https://a.b", .baselineOffset: 3,
            ],
            range: NSRange(location: 3, length: 2))
        let attributed = AttributedString(string)
        #expect(String(attributed.characters) == "ab cd")
        let runs = Array(attributed.runs)
        #expect(runs.count == 3)
        #expect(runs[0].foregroundColor == Color(uiColor: .red) && runs[0].kern == 2)
        #expect(runs[1].font == nil && runs[1].foregroundColor == nil)
        #expect(runs[2].underlineStyle == Text.LineStyle(pattern: .dash, color: Color(uiColor: .blue)))
        #expect(runs[2].link == URL(string: "https://a.b") && runs[2].baselineOffset == 3)
        let sizes = try render(Text(attributed).font(.system(size: 10))).list.items.compactMap {
            if case .glyphs(_, let run, _) = $0 { run.font.size } else { nil }
        }
        #expect(sizes == [10, 10, 20])
    }

    @Test("a line that is none, and values of other kinds, are left out")
    func others() {
        let string = NSAttributedString(string: "a", attributes: [.underlineStyle: 0, .font: "Helvetica", .link: 5])
        #expect(AttributedString(string) == AttributedString("a"))
    }
}
