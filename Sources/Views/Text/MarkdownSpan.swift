import Foundation

/// Finds where a span of Markdown that begins at a place ends.
enum MarkdownSpan {
    struct Link {
        let inner: Substring
        let target: String
        /// Whether Markdown is read in it.
        var isLabel = false
        let after: Substring
    }

    typealias Emphasis = (inner: Substring, change: (inout TextAttributes) -> Void, after: Substring)

    /// Code: as many back quotes at its end as at its start.
    static func code(_ rest: Substring) -> (inner: Substring, after: Substring)? {
        let opening = rest.prefix { $0 == "`" }
        var place = rest[opening.endIndex...]
        while let start = place.firstIndex(of: "`") {
            let run = place[start...].prefix { $0 == "`" }
            if run.count == opening.count, start > opening.endIndex {
                return (rest[opening.endIndex..<start], rest[run.endIndex...])
            }
            place = place[run.endIndex...]
        }
        return nil
    }

    /// A link with a label, or an address between angle brackets.
    static func link(_ rest: Substring) -> Link? {
        if rest.hasPrefix("<"), let close = rest.firstIndex(of: ">") {
            let inner = rest.dropFirst()[..<close]
            guard let address = address(inner), address.after.isEmpty else { return nil }
            return Link(inner: inner, target: address.target, after: rest[rest.index(after: close)...])
        }
        guard rest.hasPrefix("["), let close = rest.range(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")"),
            !rest[close.upperBound..<end].contains(where: \.isWhitespace)
        else { return nil }
        let label = rest.dropFirst()[..<close.lowerBound]
        let target = String(rest[close.upperBound..<end])
        return Link(inner: label, target: target, isLabel: true, after: rest[rest.index(after: end)...])
    }

    /// A web or mail address that stands in the text as it is.
    static func address(_ rest: Substring) -> Link? {
        let word = rest.prefix { !$0.isWhitespace && !"<>*`[]()\"".contains($0) && !isMark($0) }
        let trimmed = word.lastIndex { !".,:;!?'_~".contains($0) }.map { word[...$0] } ?? word[..<word.startIndex]
        let after = rest[trimmed.endIndex...]
        for (start, scheme) in [("https://", ""), ("http://", ""), ("www.", "http://")] where trimmed.hasPrefix(start) {
            guard trimmed.count > start.count, trimmed.dropFirst(start.count).first?.isPunctuation == false else { return nil }
            return Link(inner: trimmed, target: scheme + trimmed, after: after)
        }
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, isName(parts[0]), isHost(parts[1]) else { return nil }
        return Link(inner: trimmed, target: "mailto:" + trimmed, after: after)
    }

    // Controls and private characters stand for values of an interpolation.
    private static func isMark(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.value < 0x20 || $0.value >= 0xF0000 }
    }

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_+".contains($0)) }
    }

    private static func isHost(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            }
    }

    /// Strong, emphasised or struck text; both at once have three marks.
    static func emphasis(_ rest: Substring, before: Character?) -> Emphasis? {
        guard let mark = rest.first, "*_~".contains(mark) else { return nil }
        let count = rest.prefix { $0 == mark }.count
        guard mark == "~" ? count <= 2 : count <= 3 else { return nil }
        let body = rest.dropFirst(count)
        guard let first = body.first, !first.isWhitespace else { return nil }
        if mark == "_", let before, before.isLetter || before.isNumber { return nil }
        for length in stride(from: count, through: mark == "~" ? count : 1, by: -1) {
            let inner = rest.dropFirst(length)
            guard let end = closing(mark, length, inner) else { continue }
            return (inner[..<end], change(mark, length), inner[inner.index(end, offsetBy: length)...])
        }
        return nil
    }

    private static func change(_ mark: Character, _ length: Int) -> (inout TextAttributes) -> Void {
        if mark == "~" { return { $0.strikethrough = TextLineMark() } }
        return { attributes in
            if length != 1 { attributes.bold = true }
            if length != 2 { attributes.italic = true }
        }
    }

    // Spans within are passed: what opens after a space has to be closed first.
    private static func closing(_ mark: Character, _ length: Int, _ body: Substring) -> Substring.Index? {
        var open: [Int] = []
        var before: Character = " "
        var place = body
        while let character = place.first {
            if character == "\\", !place.dropFirst().isEmpty {
                place = place.dropFirst(2)
                before = "x"
            } else if character == "`", let code = code(place) {
                place = code.after
                before = "`"
            } else if character == mark {
                let run = place.prefix { $0 == mark }
                place = place[run.endIndex...]
                var left = run.count
                if !before.isWhitespace {
                    while left > 0, let last = open.last, last <= left {
                        left -= last
                        open.removeLast()
                    }
                    let isWordEnd = mark != "_" || place.first.map { !$0.isLetter && !$0.isNumber } ?? true
                    if open.isEmpty, left == length || (left > length && left < run.count), isWordEnd {
                        let end = body.index(run.endIndex, offsetBy: -left)
                        return end > body.startIndex ? end : nil
                    }
                } else if place.first.map({ !$0.isWhitespace }) ?? false {
                    open.append(left)
                }
                before = mark
            } else {
                before = character
                place = place.dropFirst()
            }
        }
        return nil
    }
}
