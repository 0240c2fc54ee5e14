import ProofsheetSyntax
import Testing

@Suite struct SourceScannerTests {
    private func kinds(_ source: String) -> [SourceToken.Kind] {
        SourceText(source).tokens.filter { $0.kind != .space }.map(\.kind)
    }

    static let adversarial = [
        "", "\"", "\"\"\"", "#\"", "/*", "/*/", "`", "`a", "#", "##", "\"\\(", "\"\\(\"", "#/", "#/a\\", "'\u{1F468}\u{200D}\u{1F469}'",
        "\u{0}\u{0}", "\"\\", "#\"\"\"#\"", "//", "\r", "\r\n", "\"\\((((((",
    ]

    @Test("Tokens cover the text without gap or overlap", arguments: adversarial)
    func tokensCoverText(_ source: String) {
        let text = SourceText(source)
        var end = 0
        for token in text.tokens {
            #expect(token.range.lowerBound == end && !token.range.isEmpty)
            end = token.range.upperBound
        }
        #expect(end == text.bytes.count)
    }

    @Test("Literals nested without end are scanned to the end")
    func deepNesting() {
        let text = SourceText(String(repeating: "\"\\(", count: 50_000))
        #expect(text.tokens.last?.range.upperBound == text.bytes.count)
    }

    @Test("A string with an interpolated string is one token")
    func interpolation() { #expect(kinds("\"a\\(b(\"c)\"))d\"") == [.string]) }

    @Test("A raw string ends with as many number signs as it began with")
    func rawString() { #expect(kinds("##\"a\"# \\(\"##x") == [.string, .word]) }

    @Test("A raw string of three quotes in one line is that of one quote")
    func rawQuote() { #expect(kinds("#\"\"\"# x") == [.string, .word]) }

    @Test("A block string ends with three quotes only")
    func blockString() { #expect(kinds("\"\"\"\na\"\"b\n\"\"\"x") == [.string, .word]) }

    @Test("A backslash takes the quote behind it")
    func escapedQuote() { #expect(kinds("\"a\\\"b\"c") == [.string, .word]) }

    @Test("A regular expression between number signs is one token")
    func regularExpression() { #expect(kinds("#/a\"b/# x") == [.string, .word]) }

    @Test("Comments nest")
    func nestedComment() { #expect(kinds("/* /* */ */x") == [.comment, .word]) }

    @Test("A keyword in backticks is a word")
    func backticks() { #expect(kinds("`import` x") == [.word, .word]) }

    @Test("Brackets are matched across strings and comments")
    func matchesBrackets() throws {
        let text = SourceText("f(\")\", /* ) */ [1])x")
        let open = try #require(text.tokens.firstIndex { text.string($0) == "(" })
        let close = try #require(text.closing(open))
        #expect(text.tokens[close].range == 18..<19)
    }
}
