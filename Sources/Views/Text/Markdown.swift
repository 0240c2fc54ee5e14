import Foundation

/// The inline Markdown that a literal may hold: `**strong**`, `*emphasis*`, code, `~~strikethrough~~`, links and addresses.
///
/// Foundation on Linux cannot parse it. A marker without its partner, or next to a space, is text.
struct Markdown {
    private var result: [TextSegment] = []
    private var plain = ""

    static func segments(of text: String) -> [TextSegment] {
        guard text.contains(where: { "*_`~[\\<@:.".contains($0) }) else { return [TextSegment(text)] }
        var reader = Markdown()
        reader.read(text[...], TextAttributes())
        return reader.result
    }

    private mutating func flush(_ attributes: TextAttributes) {
        append(plain, attributes)
        plain = ""
    }

    private mutating func append(_ text: String, _ attributes: TextAttributes) {
        guard !text.isEmpty else { return }
        var segment = TextSegment(text)
        segment.attributes = attributes
        result.append(segment)
    }

    private mutating func read(_ text: Substring, _ attributes: TextAttributes) {
        var rest = text
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
            } else if character == "`", let code = MarkdownSpan.code(rest) {
                flush(attributes)
                var own = attributes
                own.monospaced = true
                append(String(code.inner), own)
                rest = code.after
            } else if let link = MarkdownSpan.link(rest) ?? bare(rest, attributes) {
                flush(attributes)
                var own = attributes
                own.link = link.target
                if link.isLabel { read(link.inner, own) } else { append(String(link.inner), own) }
                flush(own)
                rest = link.after
            } else if let span = MarkdownSpan.emphasis(rest, before: plain.last) {
                flush(attributes)
                var own = attributes
                span.change(&own)
                read(span.inner, own)
                flush(own)
                rest = span.after
            } else {
                // A run of one marker that is none is passed as a whole, or its second half would be read as one.
                let run = "*_~".contains(character) ? rest.prefix { $0 == character } : rest.prefix(1)
                plain += run
                rest = rest[run.endIndex...]
            }
        }
        flush(attributes)
    }

    // Addresses are found at the start of a word, and not in a link.
    private func bare(_ rest: Substring, _ attributes: TextAttributes) -> MarkdownSpan.Link? {
        guard attributes.link == nil, plain.last.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
        return MarkdownSpan.address(rest)
    }
}
