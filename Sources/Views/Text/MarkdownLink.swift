import Foundation

/// A link in Markdown; where one ends is found within a bounded distance, or at the end of what it takes.
struct MarkdownLink {
    let label: Substring
    let target: String
    /// Where the text goes on.
    let end: Substring.Index

    /// What follows a label: a target in parentheses, which may hold parentheses in pairs.
    static func target(_ rest: Substring) -> MarkdownLink? {
        guard rest.first == "(" else { return nil }
        var depth = 0
        for index in rest.indices {
            switch rest[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case let character where character.isWhitespace: return nil
            default: break
            }
            if depth > mostParentheses { return nil }
            if depth == 0 {
                let target = String(rest[..<index].dropFirst())
                return MarkdownLink(label: rest[..<rest.startIndex], target: target, end: rest.index(after: index))
            }
        }
        return nil
    }

    /// What follows marked words: attributes in parentheses, such as `(inflect: true)`.
    static func attributes(_ rest: Substring) -> MarkdownLink? {
        guard rest.first == "(" else { return nil }
        let inner = start(of: rest.dropFirst(), most: longestAttributes) { $0 != "(" && $0 != ")" }
        guard inner.contains(":"), rest[inner.endIndex...].first == ")" else { return nil }
        return MarkdownLink(label: inner, target: String(inner), end: rest.index(after: inner.endIndex))
    }

    /// Whether attributes ask for words that agree with their number.
    var isInflecting: Bool { target.filter { !$0.isWhitespace }.contains("inflect:true") }

    /// An address between angle brackets.
    static func bracketed(_ rest: Substring) -> MarkdownLink? {
        let inner = rest.dropFirst().prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
        guard rest[inner.endIndex...].first == ">", let address = address(inner), address.end == inner.endIndex else { return nil }
        return MarkdownLink(label: inner, target: address.target, end: rest.index(after: inner.endIndex))
    }

    /// A web or mail address that stands in the text as it is.
    static func address(_ rest: Substring) -> MarkdownLink? {
        for (start, scheme) in [("https://", ""), ("http://", ""), ("www.", "http://")] where rest.hasPrefix(start) {
            guard let first = rest.dropFirst(start.count).first, !first.isPunctuation, !isEnd(first) else { return nil }
            let address = rest.prefix { !isEnd($0) }
            let shown = address.lastIndex { !".,:;!?'_~".contains($0) }.map { address[...$0] } ?? address
            return MarkdownLink(label: shown, target: scheme + shown, end: shown.endIndex)
        }
        return mail(rest)
    }

    // Characters of a name and of a host in a mail address at most (RFC 5321).
    private static let (longestName, longestHost) = (64, 255)
    private static let mostParentheses = 32
    private static let longestAttributes = 256

    private static func mail(_ rest: Substring) -> MarkdownLink? {
        let name = start(of: rest, most: longestName, while: isNameCharacter)
        guard !name.isEmpty, rest[name.endIndex...].first == "@" else { return nil }
        var host = start(of: rest[name.endIndex...].dropFirst(), most: longestHost) { isWord($0) || $0 == "-" || $0 == "." }
        while host.last == "." { host.removeLast() }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), rest[host.endIndex...].first != "@" else { return nil }
        let address = rest[..<host.endIndex]
        return MarkdownLink(label: address, target: "mailto:" + address, end: host.endIndex)
    }

    // No more characters are looked at than are taken.
    private static func start(of text: Substring, most: Int, while isTaken: (Character) -> Bool) -> Substring {
        var (end, count) = (text.startIndex, 0)
        while count < most, end < text.endIndex, isTaken(text[end]) {
            end = text.index(after: end)
            count += 1
        }
        return text[..<end]
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    private static func isNameCharacter(_ character: Character) -> Bool { isWord(character) || ".-_+".contains(character) }

    // Controls and private characters stand for values of an interpolation.
    private static func isEnd(_ character: Character) -> Bool {
        character.isWhitespace || "<>*`[]()\"".contains(character)
            || character.unicodeScalars.contains { $0.value < 0x20 || $0.value >= 0xF0000 }
    }
}
