import Foundation

/// The inline Markdown that a literal may hold: `**strong**`, `*emphasis*`, code, `~~strikethrough~~` and links.
///
/// Foundation on Linux cannot parse it. A marker without its partner, or next to a space, is text.
enum Markdown {
    private static let markers: [(text: String, change: @Sendable (inout TextAttributes) -> Void)] = [
        ("**", { $0.bold = true }), ("__", { $0.bold = true }),
        ("~~", { $0.strikethrough = TextLineMark() }),
        ("*", { $0.italic = true }), ("_", { $0.italic = true }), ("`", { $0.monospaced = true }),
    ]

    static func segments(of text: String) -> [TextSegment] {
        guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [TextSegment(text)] }
        var result: [TextSegment] = []
        parse(text[...], TextAttributes(), &result)
        return result
    }

    private static func parse(_ text: Substring, _ attributes: TextAttributes, _ result: inout [TextSegment]) {
        var plain = ""
        var rest = text
        func flush() {
            guard !plain.isEmpty else { return }
            var segment = TextSegment(plain)
            segment.attributes = attributes
            result.append(segment)
            plain = ""
        }
        while let character = rest.first {
            if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
            } else if let (inner, change, after) = span(rest, before: plain.last) {
                flush()
                var own = attributes
                change(&own)
                if own.monospaced == true && rest.hasPrefix("`") {
                    var segment = TextSegment(String(inner))
                    segment.attributes = own
                    result.append(segment)
                } else {
                    parse(inner, own, &result)
                }
                rest = after
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
    }

    private typealias Span = (inner: Substring, change: (inout TextAttributes) -> Void, after: Substring)

    private static func span(_ rest: Substring, before: Character?) -> Span? {
        if rest.hasPrefix("[") { return link(rest) }
        for (marker, change) in markers where rest.hasPrefix(marker) {
            let body = rest.dropFirst(marker.count)
            guard let first = body.first, !first.isWhitespace else { return nil }
            if marker.hasPrefix("_"), let before, before.isLetter || before.isNumber { return nil }
            guard let end = body.range(of: marker), end.lowerBound > body.startIndex else { continue }
            let inner = body[..<end.lowerBound]
            guard let last = inner.last, !last.isWhitespace else { continue }
            return (inner, change, body[end.upperBound...])
        }
        return nil
    }

    private static func link(_ rest: Substring) -> Span? {
        guard let close = rest.range(of: "]("), let end = rest[close.upperBound...].firstIndex(of: ")"),
            !rest[close.upperBound..<end].contains(where: \.isWhitespace)
        else { return nil }
        let label = rest[rest.index(after: rest.startIndex)..<close.lowerBound]
        return (label, { $0.isLink = true }, rest[rest.index(after: end)...])
    }
}
