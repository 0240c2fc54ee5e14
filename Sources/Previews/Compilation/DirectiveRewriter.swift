import ProofsheetSyntax

/// Makes the copy of a file that is compiled: conditions answer as on iOS, and imports of Apple's modules become ours.
///
/// Lines keep their numbers. Strings, comments and code are not touched.
package struct DirectiveRewriter {
    private let text: SourceText
    private var replacements: [(range: Range<Int>, by: String)] = []

    private init(_ bytes: [UInt8]) { text = SourceText(bytes) }

    /// The rewritten file; the compiler's messages name it by its path.
    package static func copy(of file: SourceFile) -> [UInt8] {
        let path = file.path.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return Array("#sourceLocation(file: \"\(String(path))\", line: 1)\n".utf8) + rewritten(file.bytes)
    }

    /// The source with its conditions and imports replaced.
    package static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
        var rewriter = DirectiveRewriter(bytes)
        rewriter.collect()
        var result: [UInt8] = []
        var position = 0
        for (range, replacement) in rewriter.replacements {
            result += bytes[position..<range.lowerBound] + Array(replacement.utf8)
            position = range.upperBound
        }
        return result + bytes[position...]
    }

    private mutating func collect() {
        var index = 0
        while index < text.tokens.count {
            if text.token(index, is: "#if") || text.token(index, is: "#elseif") {
                index = rewriteCondition(from: index + 1)
            } else if text.token(index, is: "import"), startsStatement(index) {
                index = rewriteImport(from: index + 1)
            } else {
                index += 1
            }
        }
    }

    /// Goes through a condition up to its line's end; operators and parentheses carry it over to the next line.
    private mutating func rewriteCondition(from start: Int) -> Int {
        var index = start
        var depth = 0
        var last = start
        while index < text.tokens.count {
            let token = text.tokens[index]
            if token.kind == .newline, depth == 0, !["&", "|"].contains(where: { text.token(last, is: $0) }),
                !startsWithOperator(from: index)
            {
                return index
            }
            if text.token(index, is: "(") { depth += 1 }
            if text.token(index, is: ")") { depth -= 1 }
            if token.isCode { last = index }
            index = token.kind == .word ? (rewriteCall(at: index) ?? index + 1) : index + 1
        }
        return index
    }

    private func startsWithOperator(from index: Int) -> Bool {
        guard let next = text.codeIndex(from: index) else { return false }
        return (text.token(next, is: "&") && text.token(next + 1, is: "&"))
            || (text.token(next, is: "|") && text.token(next + 1, is: "|"))
    }

    /// Replaces a call like `os(iOS)` at the index by its answer, and tells the index behind it.
    private mutating func rewriteCall(at index: Int) -> Int? {
        guard let open = text.codeIndex(from: index + 1), text.token(open, is: "("), let close = text.closing(open),
            let argument = text.codeIndex(from: open + 1), text.tokens[argument].kind == .word,
            let answer = PlatformCondition.answer(text.string(text.tokens[index]), text.string(text.tokens[argument]))
        else { return nil }
        let range = text.tokens[index].range.lowerBound..<text.tokens[close].range.upperBound
        let newlines = text.bytes[range].filter { $0 == 10 }.count
        let word = answer ? "true" : "false"
        let padding = String(repeating: " ", count: newlines == 0 ? max(range.count - word.count, 0) : 0)
        replacements.append((range, word + padding + String(repeating: "\n", count: newlines)))
        return close + 1
    }

    private func startsStatement(_ index: Int) -> Bool {
        var previous = index - 1
        while previous >= 0, text.tokens[previous].kind == .space || text.tokens[previous].kind == .comment { previous -= 1 }
        guard previous >= 0, text.tokens[previous].kind != .newline, !text.token(previous, is: ";") else { return true }
        if text.token(previous, is: ")") { return true }
        let words = ["public", "internal", "private", "fileprivate", "package"]
        return words.contains { text.token(previous, is: $0) }
            || (text.tokens[previous].kind == .word && text.token(previous - 1, is: "@"))
    }

    /// Replaces the module of an import, with all that follows the module in a path and the kind in front of it.
    private mutating func rewriteImport(from start: Int) -> Int {
        let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        guard var module = text.codeIndex(from: start) else { return start }
        let first = module
        if kinds.contains(where: { text.token(module, is: $0) }) {
            guard let behind = text.codeIndex(from: module + 1) else { return start }
            module = behind
        }
        if module == first, text.token(module, is: "Foundation"), !text.token(module + 1, is: ".") {
            // On Apple's systems Foundation brings the names of Combine with it.
            replacements.append((text.tokens[module].range, "Foundation; import SwiftUI"))
            return module + 1
        }
        guard text.tokens[module].kind == .word, let name = replacement(of: text.string(text.tokens[module])) else { return start }
        var end = module
        while text.token(end + 1, is: "."), end + 2 < text.tokens.count, text.tokens[end + 2].kind == .word { end += 2 }
        guard first != end || name != text.string(text.tokens[module]) else { return end + 1 }
        replacements.append((text.tokens[first].range.lowerBound..<text.tokens[end].range.upperBound, name))
        return end + 1
    }

    private func replacement(of module: String) -> String? {
        if module == "Darwin" { return "Glibc" }
        return PlatformCondition.coveredModules.contains(module) ? "SwiftUI" : nil
    }
}
