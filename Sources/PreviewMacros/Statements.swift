import ProofsheetSyntax

/// The statements of a closure, as far as a preview has to tell them apart.
struct Statements {
    /// The declarations marked `@Previewable`, without that mark.
    private(set) var previewable: [String] = []
    /// Everything else, in order.
    private(set) var rest = ""
    /// The type of the first view that is built, nil where no name says so.
    private(set) var firstView: String?

    private let text: SourceText

    init(in text: SourceText, between open: Int, and close: Int) {
        self.text = text
        var index = open + 1
        while index < close {
            let end = statementEnd(from: index, before: close)
            read(index..<end)
            index = end
        }
        firstView = firstView ?? anyView(in: open + 1..<close)
    }

    private mutating func read(_ indices: Range<Int>) {
        let code = indices.filter { text.tokens[$0].isCode }
        guard let first = code.first, let last = indices.last else {
            rest += indices.map { text.string(text.tokens[$0]) }.joined()
            return
        }
        let whole = text.string(text.tokens[indices.lowerBound].range.lowerBound..<text.tokens[last].range.upperBound)
        if text.token(first, is: "@"), code.count > 1, text.token(code[1], is: "Previewable") {
            previewable.append(text.string(text.tokens[code[1]].range.upperBound..<text.tokens[last].range.upperBound))
            return
        }
        rest += whole
        if firstView == nil { firstView = view(startingAt: first, within: indices) }
    }

    /// Behind the line's end or semicolon that ends the statement.
    private func statementEnd(from start: Int, before close: Int) -> Int {
        var index = start
        var last: Int?
        while index < close {
            let token = text.tokens[index]
            if text.token(index, is: ";") { return index + 1 }
            if token.kind == .newline, let last, !continues(from: last, to: index, before: close) { return index + 1 }
            if token.isCode { last = index }
            index = isOpening(index) ? (text.closing(index) ?? index) : index
            if isClosing(index) { last = index }
            index += 1
        }
        return close
    }

    /// Whether a statement goes on behind a line's end: an operator on either side, or an attribute in front.
    private func continues(from last: Int, to newline: Int, before close: Int) -> Bool {
        let operators: Set<String> = ["=", ".", ",", ":", "?", "&", "|", "+", "-", "*", "/", "<", "@", "return"]
        if operators.contains(text.string(text.tokens[last])) || isAttribute(endingAt: last) { return true }
        guard let next = text.codeIndex(from: newline), next < close else { return false }
        return [".", "=", "?", ":", "&", "|", "+", "-", "*"].contains(text.string(text.tokens[next]))
    }

    private func isAttribute(endingAt last: Int) -> Bool {
        var index = last
        if text.token(last, is: ")") {
            guard let open = text.tokens.indices.prefix(last).last(where: { text.closing($0) == last && isOpening($0) })
            else { return false }
            index = open - 1
        }
        return index > 0 && text.tokens[index].kind == .word && text.token(index - 1, is: "@")
    }

    /// The type that an expression starts with, for example `Row` of `return Module.Row<Int>(1).padding()`.
    private func view(startingAt first: Int, within indices: Range<Int>) -> String? {
        var index: Int? = text.token(first, is: "return") ? text.codeIndex(from: first + 1) : first
        var name: String?
        while let current = index, indices.contains(current), text.tokens[current].kind == .word {
            let word = text.string(text.tokens[current])
            guard word.first?.isUppercase == true else { break }
            name = word
            guard let dot = text.codeIndex(from: current + 1), text.token(dot, is: ".") else {
                return isBuilt(behind: current) ? name : nil
            }
            index = text.codeIndex(from: dot + 1)
        }
        return name
    }

    private func anyView(in indices: Range<Int>) -> String? {
        let found = indices.first { index in
            text.tokens[index].kind == .word && text.string(text.tokens[index]).first?.isUppercase == true && isBuilt(behind: index)
        }
        return found.map { text.string(text.tokens[$0]) }
    }

    private func isBuilt(behind index: Int) -> Bool {
        guard let next = text.codeIndex(from: index + 1) else { return false }
        return ["(", "{", "<"].contains { text.token(next, is: $0) }
    }

    private func isOpening(_ index: Int) -> Bool { ["(", "[", "{"].contains { text.token(index, is: $0) } }

    private func isClosing(_ index: Int) -> Bool { [")", "]", "}"].contains { text.token(index, is: $0) } }
}
