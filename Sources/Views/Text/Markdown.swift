import Foundation

/// The inline Markdown that a literal may hold: `**strong**`, `*emphasis*`, code, `~~strikethrough~~`, links, addresses and entities.
///
/// Foundation on Linux cannot parse it. The rules of delimiters are CommonMark's, so that a marker without its partner, or next to
/// a space, is text; the time is proportional to the length.
enum Markdown {
    static func segments(of text: String) -> [TextSegment] {
        guard text.contains(where: { "*_`~[\\<@:.&".contains($0) }) else { return [TextSegment(text)] }
        var reader = MarkdownReader(text)
        reader.read()
        var parts: [(text: String, style: MarkdownNode.Style)] = []
        for (node, style) in zip(reader.nodes, styles(of: reader)) where !node.text.isEmpty {
            if let last = parts.last, last.style == style {
                parts[parts.count - 1].text += node.text
            } else {
                parts.append((node.text, style))
            }
        }
        return parts.map { part in
            var segment = TextSegment(part.text)
            segment.attributes = part.style.attributes
            return segment
        }
    }

    // Spans are nested or apart, so that it is enough to count how many of a kind are open.
    private static func styles(of reader: MarkdownReader) -> [MarkdownNode.Style] {
        var changes: [MarkdownEmphasis.Kind: [Int]] = [:]
        for span in reader.emphasis.spans {
            changes[span.kind, default: Array(repeating: 0, count: reader.nodes.count + 1)][span.nodes.lowerBound] += 1
            changes[span.kind]?[span.nodes.upperBound] -= 1
        }
        var open: [MarkdownEmphasis.Kind: Int] = [:]
        return reader.nodes.enumerated().map { index, node in
            for kind in MarkdownEmphasis.Kind.allCases { open[kind, default: 0] += changes[kind]?[index] ?? 0 }
            var style = node.style
            style.isStrong = open[.strong, default: 0] > 0
            style.isEmphasised = open[.emphasis, default: 0] > 0
            style.isStruck = open[.strikethrough, default: 0] > 0
            return style
        }
    }
}
