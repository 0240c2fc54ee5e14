import Foundation

/// A part of a Markdown text that is not divided: words, a run of one marker, code or an address.
struct MarkdownNode {
    /// How a node looks.
    struct Style: Equatable {
        var isCode = false
        var link: String?
        var isStrong = false
        var isEmphasised = false
        var isStruck = false
        /// The number of the words that agree with each other.
        var inflection: Int?

        var attributes: TextAttributes {
            var result = TextAttributes()
            if isCode { result.monospaced = true }
            if isStrong { result.bold = true }
            if isEmphasised { result.italic = true }
            if isStruck { result.strikethrough = TextLineMark() }
            result.link = link
            result.inflection = inflection
            return result
        }
    }

    /// A run of one marker, which may open or close a span.
    struct Delimiter {
        let mark: Character
        /// How many there are in the source, and how many have no partner yet.
        let length: Int
        var left: Int
        let opens, closes: Bool
    }

    private var words: String
    var delimiter: Delimiter?
    var style = Style()

    init(_ text: String, style: Style = Style()) {
        words = text
        self.style = style
    }

    init(_ delimiter: Delimiter) {
        words = ""
        self.delimiter = delimiter
    }

    /// What is shown: the words, or the markers that have no partner.
    var text: String {
        get { delimiter.map { String(repeating: $0.mark, count: $0.left) } ?? words }
        set { words = newValue }
    }
}

extension MarkdownNode.Delimiter {
    /// A run between two characters, nil at the ends of the text: CommonMark's flanking rules.
    init(_ mark: Character, length: Int, before: Character?, after: Character?) {
        let (spaceBefore, spaceAfter) = (before?.isWhitespace ?? true, after?.isWhitespace ?? true)
        let (markBefore, markAfter) = (Self.isPunctuation(before), Self.isPunctuation(after))
        let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
        let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
        self.mark = mark
        self.length = length
        left = length
        let isInWord = mark == "_" && isLeft && isRight
        let isStrikethroughOrNot = mark != "~" || length <= 2
        opens = isLeft && (!isInWord || markBefore) && isStrikethroughOrNot
        closes = isRight && (!isInWord || markAfter) && isStrikethroughOrNot
    }

    private static func isPunctuation(_ character: Character?) -> Bool {
        character.map { $0.isPunctuation || $0.isSymbol } ?? false
    }
}
