import Foundation

/// The blocks of a Markdown text, read for their words alone: a text shows no headings, lists or quotes and sets one block behind
/// the other.
enum MarkdownBlocks {
    /// The words of all blocks without their marks, each block's lines joined by spaces.
    static func words(of text: String) -> String {
        var blocks: [String] = []
        var isInBlock = false
        var isInCode = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if trimmed.hasPrefix("```") || trimmed.hasPrefix("~~~") {
                (isInCode, isInBlock) = (!isInCode, false)
                continue
            }
            if isInCode {
                blocks.append(line + "\n")
                continue
            }
            guard !trimmed.isEmpty, !isRule(trimmed) else {
                isInBlock = false
                continue
            }
            let (words, startsBlock, endsBlock) = content(trimmed)
            if isInBlock, !startsBlock { join(&blocks, words) } else { blocks.append(String(words)) }
            isInBlock = !endsBlock
        }
        return blocks.map(withoutBreakMark).joined()
    }

    // Two spaces or a backslash at the end of a line break it.
    private static func join(_ blocks: inout [String], _ line: Substring) {
        var last = blocks.removeLast()
        let isBroken = last.hasSuffix("  ") || last.hasSuffix("\\")
        if last.hasSuffix("\\") { last.removeLast() }
        while last.last == " " { last.removeLast() }
        blocks.append(last + (isBroken ? "\n" : " ") + line)
    }

    private static func withoutBreakMark(_ block: String) -> String {
        block.hasSuffix("\n") ? block : String(block.reversed().drop { $0 == " " }.reversed())
    }

    private static func isRule(_ line: Substring) -> Bool {
        let marks = line.filter { $0 != " " }
        guard let mark = marks.first, "-*_".contains(mark) else { return false }
        return marks.count > 2 && marks.allSatisfy { $0 == mark }
    }

    private static func content(_ line: Substring) -> (words: Substring, startsBlock: Bool, endsBlock: Bool) {
        let hashes = line.prefix { $0 == "#" }
        let heading = line[hashes.endIndex...]
        if !hashes.isEmpty, hashes.count < 7, heading.first == " " || heading.isEmpty {
            var words = heading.drop { $0 == " " }
            while let last = words.last, last == "#" || last == " " { words.removeLast() }
            return (words, true, true)
        }
        if line.first == ">" { return (line.dropFirst().drop { $0 == " " }, false, false) }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let number = digits.count < 10 ? line[digits.endIndex...] : ""
        let mark = digits.isEmpty ? line.first.map { "-*+".contains($0) } : number.first.map { ".)".contains($0) }
        let rest = (digits.isEmpty ? line : number).dropFirst()
        guard mark == true, rest.first == " " || rest.isEmpty else { return (line, false, false) }
        return (rest.drop { $0 == " " }, true, false)
    }
}
