/// A piece of Swift source: what it is and where its bytes are.
package struct SourceToken: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// An identifier or keyword, backticks included.
        case word
        /// A number sign with the word behind it, for example `#if`.
        case directive
        /// A whole literal with its delimiters and interpolations.
        case string
        /// A comment without the line's end.
        case comment
        case number, space, newline
        /// One character.
        case punctuation
    }

    package let kind: Kind
    /// Byte offsets into the text.
    package let range: Range<Int>

    package init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    /// Whether the compiler looks at the token: not a comment, a space or a line's end.
    package var isCode: Bool { kind != .comment && kind != .space && kind != .newline }
}
