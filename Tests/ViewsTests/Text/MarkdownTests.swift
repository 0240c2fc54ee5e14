import Foundation
import Testing

@testable import ProofsheetViews

/// Which parts of a literal its marks hold for, and that no literal takes more than its length in time.
@Suite struct MarkdownTests {
    /// The parts, each with a letter for what holds for it: strong, emphasised, struck, monospaced, link.
    private func parts(_ source: String) -> [String] {
        Markdown.segments(of: source).map { segment in
            let attributes = segment.attributes
            let marks = [
                (attributes.bold == true, "s"), (attributes.italic == true, "e"), (attributes.strikethrough != nil, "k"),
                (attributes.monospaced == true, "m"), (attributes.link != nil, "l"),
            ]
            return segment.string + "|" + marks.filter(\.0).map(\.1).joined()
        }
    }

    // Derived from CommonMark's rules: the left and right flanking of runs and the rule of three.
    @Test(
        "runs of markers close what was opened last and fits",
        arguments: [
            ("*a **b** c*", ["a |e", "b|se", " c|e"]), ("***a** b*", ["a|se", " b|e"]), ("***a* b**", ["a|se", " b|s"]),
            ("*a**b*", ["a**b|e"]), ("**a *b***", ["a |s", "b|se"]), ("*a***", ["a|e", "**|"]), ("a*b*c", ["a|", "b|e", "c|"]),
            ("a_b_c", ["a_b_c|"]), ("(_a_)", ["(|", "a|e", ")|"]), ("*(a)*b", ["*(a)*b|"]), ("**a*", ["*|", "a|e"]),
            ("*a _b* c_", ["a _b|e", " c_|"]), ("~a~ ~~b~~ ~c~~", ["a|k", " |", "b|k", " ~c~~|"]), ("** a**", ["** a**|"]),
            ("**a\n b**", ["a\n b|s"]), ("__a__ _b_", ["a|s", " |", "b|e"]),
        ])
    func emphasis(source: String, expected: [String]) {
        #expect(parts(source) == expected)
    }

    @Test(
        "code and links bind tighter than emphasis",
        arguments: [
            ("*a `b*`", ["*a |", "b*|m"]), ("`` `a` ``", ["`a`|m"]), ("`a", ["`a|"]), ("`a``", ["`a``|"]),
            ("*[a*](b)", ["*|", "a*|l"]), ("[a [b](c)](d)", ["[a |", "b|l", "](d)|"]), ("[a](b(c)d)e", ["a|l", "e|"]),
            ("**[a](b)**", ["a|sl"]), ("[a]", ["[a]|"]), ("[a](", ["[a](|"]), ("\\[a](b)", ["[a](b)|"]), ("a\\", ["a\\|"]),
            ("\\*a\\*", ["*a*|"]), ("_a@b.c_", ["a@b.c|el"]), ("<a@b.c> <d>", ["a@b.c|l", " <d>|"]),
        ])
    func spans(source: String, expected: [String]) {
        #expect(parts(source) == expected)
    }

    @Test(
        "characters can be written by name and number, but not in code",
        arguments: [
            ("Terms &amp; &#8364;&#x1F600;", ["Terms & €😀|"]), ("R&D a&b; &;", ["R&D a&b; &;|"]), ("`&lt;`", ["&lt;|m"]),
            ("&#0; &#xD800; &#99999999999;", ["&#0; &#xD800; &#99999999999;|"]), ("&#42;a&#42;", ["*a*|"]),
        ])
    func entities(source: String, expected: [String]) {
        #expect(parts(source) == expected)
    }

    // Every one of them made an earlier search for partners look at the whole rest from every marker.
    @Test(
        "marks without end are read in a time that grows with their number", .timeLimit(.minutes(10)),
        arguments: [
            "*", "* ", "*a ", "**a ", "a**", "*a_ ", "_a*b ", "*a **b ", "~a ", "~~a~ ", "`a ", "[", "]", "[a](", "](", "[a](b", "<a", "a-",
            "a@", "&", "&amp", "&#", "https://a", ".", "\\", "*`", "[*", "**a*b", "[a](b)[",
        ])
    func adversaries(piece: String) {
        let source = String(repeating: piece, count: 100_000 / piece.count)
        var reader = MarkdownReader(source)
        reader.read()
        #expect(reader.emphasis.comparisons <= 12 * reader.nodes.count)
        #expect(!Markdown.segments(of: source).isEmpty)
    }

    @Test("runs of back quotes of all lengths are read once", .timeLimit(.minutes(10)))
    func quotes() {
        let source = (1...400).map { String(repeating: "`", count: $0) + "a" }.joined()
        #expect(Markdown.segments(of: source).map(\.string).joined() == source)
    }
}
