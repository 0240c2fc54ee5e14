import Foundation

/// Reads the parts of a Markdown text from start to end and finds links and emphasis.
struct MarkdownReader {
    private(set) var nodes: [MarkdownNode] = []
    private(set) var emphasis = MarkdownEmphasis()

    private var rest: Substring
    /// The character before the rest.
    private var before: Character?
    private var words = ""
    /// Where runs of back quotes of each length start, the last first.
    private var quotes: [Int: [Substring.Index]] = [:]
    private var delimiters: [Int] = []
    private var brackets: [Bracket] = []

    /// A bracket that may turn out to open a label; a marked one, `^[`, opens words with attributes.
    private struct Bracket {
        let node: Int
        var isOpen = true
        var isMarked = false
    }

    init(_ text: String) {
        rest = text[...]
        quotes = Self.quotes(in: rest)
    }

    mutating func read() {
        while let character = rest.first {
            switch character {
            case "\\" where rest.dropFirst().first.map(Self.canBeEscaped) ?? false:
                rest.removeFirst()
                takeWords(1)
            case "&":
                guard let entity = MarkdownEntity(rest) else {
                    takeWords(1)
                    continue
                }
                words.append(entity.character)
                before = ";"
                rest = rest.dropFirst(entity.length)
            case "`": readCode()
            case "*", "_", "~": readDelimiter(character)
            case "[":
                flush()
                brackets.append(Bracket(node: nodes.count))
                take(MarkdownNode("["), length: 1)
            case "^" where rest.dropFirst().first == "[":
                flush()
                brackets.append(Bracket(node: nodes.count, isMarked: true))
                take(MarkdownNode("^["), length: 2)
            case "]": closeBracket()
            case "<":
                if let link = MarkdownLink.bracketed(rest) { take(link) } else { takeWords(1) }
            default:
                let isWordStart = before.map { !$0.isLetter && !$0.isNumber } ?? true
                if isWordStart, let link = MarkdownLink.address(rest) { take(link) } else { takeWords(1) }
            }
        }
        flush()
        emphasis.match(delimiters, in: &nodes)
    }

    // As in CommonMark, of ASCII only.
    private static func canBeEscaped(_ character: Character) -> Bool {
        character.isASCII && (character.isPunctuation || character.isSymbol)
    }

    private mutating func takeWords(_ count: Int) {
        let taken = rest.prefix(count)
        words += taken
        before = taken.last ?? before
        rest = rest[taken.endIndex...]
    }

    private mutating func flush() {
        guard !words.isEmpty else { return }
        nodes.append(MarkdownNode(words))
        words = ""
    }

    private mutating func take(_ node: MarkdownNode, length: Int) {
        flush()
        nodes.append(node)
        let taken = rest.prefix(length)
        before = taken.last ?? before
        rest = rest[taken.endIndex...]
    }

    private mutating func take(_ link: MarkdownLink) {
        flush()
        nodes.append(MarkdownNode(String(link.label), style: MarkdownNode.Style(link: link.target)))
        before = link.label.last
        rest = rest[link.end...]
    }

    private mutating func readDelimiter(_ mark: Character) {
        let run = rest.prefix { $0 == mark }
        flush()
        delimiters.append(nodes.count)
        let delimiter = MarkdownNode.Delimiter(mark, length: run.count, before: before, after: rest[run.endIndex...].first)
        take(MarkdownNode(delimiter), length: run.count)
    }

    // Code ends at as many back quotes as it starts with; a space inside either end is dropped where there is one at both.
    private mutating func readCode() {
        let run = rest.prefix { $0 == "`" }
        while let next = quotes[run.count]?.last, next < run.endIndex { quotes[run.count]?.removeLast() }
        guard let end = quotes[run.count]?.last else { return takeWords(run.count) }
        var code = rest[run.endIndex..<end]
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) { code = code.dropFirst().dropLast() }
        flush()
        nodes.append(MarkdownNode(String(code), style: MarkdownNode.Style(isCode: true)))
        before = "`"
        rest = rest[rest.index(end, offsetBy: run.count)...]
    }

    private static func quotes(in text: Substring) -> [Int: [Substring.Index]] {
        var result: [Int: [Substring.Index]] = [:]
        var place = text
        while let start = place.firstIndex(of: "`") {
            let run = place[start...].prefix { $0 == "`" }
            result[run.count, default: []].append(start)
            place = place[run.endIndex...]
        }
        return result.mapValues { $0.reversed() }
    }

    // A label is read before it is known to be one; links within links are none.
    private mutating func closeBracket() {
        guard let bracket = brackets.popLast(), bracket.isOpen else { return takeWords(1) }
        let found = bracket.isMarked ? MarkdownLink.attributes(rest.dropFirst()) : MarkdownLink.target(rest.dropFirst())
        guard let link = found else { return takeWords(1) }
        flush()
        let inner = delimiters.suffix(while: { $0 > bracket.node })
        emphasis.match(inner, in: &nodes)
        delimiters.removeLast(inner.count)
        nodes[bracket.node].text = ""
        for node in bracket.node + 1..<nodes.count {
            if bracket.isMarked {
                if link.isInflecting { nodes[node].style.inflection = bracket.node }
            } else {
                nodes[node].style.link = link.target
            }
        }
        if !bracket.isMarked { closeOuterBrackets() }
        before = ")"
        rest = rest[link.end...]
    }

    // No link holds another one.
    private mutating func closeOuterBrackets() {
        for index in brackets.indices.reversed() {
            guard brackets[index].isOpen else { break }
            brackets[index].isOpen = false
        }
    }
}

extension Array where Element == Int {
    /// The longest end of the array whose elements all fulfil a condition.
    fileprivate func suffix(while isWanted: (Int) -> Bool) -> ArraySlice<Int> {
        var start = endIndex
        while start > startIndex, isWanted(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
