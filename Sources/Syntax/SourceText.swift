/// Swift source as bytes and the tokens that cover them without a gap.
package struct SourceText: Equatable, Sendable {
    package let bytes: [UInt8]
    package let tokens: [SourceToken]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var scanner = SourceScanner(bytes: bytes)
        tokens = scanner.scan()
    }

    package init(_ text: String) { self.init(Array(text.utf8)) }

    /// The text of a range of bytes.
    package func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text of a token.
    package func string(_ token: SourceToken) -> String { string(token.range) }

    /// Whether the token at an index exists and reads like this.
    package func token(_ index: Int, is text: String) -> Bool {
        tokens.indices.contains(index) && bytes[tokens[index].range].elementsEqual(text.utf8)
    }

    /// The index of the first token at or behind an index that is code.
    package func codeIndex(from index: Int) -> Int? { tokens.indices.dropFirst(index).first { tokens[$0].isCode } }

    /// The index of the token that closes the bracket at an index.
    package func closing(_ open: Int) -> Int? {
        var depth = 0
        for index in tokens.indices.dropFirst(open) where tokens[index].kind == .punctuation {
            switch bytes[tokens[index].range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth <= 0 { return depth == 0 ? index : nil }
            default: break
            }
        }
        return nil
    }
}
