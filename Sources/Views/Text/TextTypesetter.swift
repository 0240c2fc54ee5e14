import Foundation
import ProofsheetDrawing

/// Makes lines of a text: breaks it, keeps to limits of number and height, and truncates (swiftui-layout 10).
struct TextTypesetter {
    let content: TextContent
    let shaper: any TextShaper
    let lineLimit: Int?
    let lineSpacing: CGFloat
    let mode: Text.TruncationMode
    let pixels: PixelGrid

    /// Lengths in points; a width or height of infinity is no limit.
    func lines(width: CGFloat, height: CGFloat) -> TextLines {
        var result = TextLines()
        for (index, paragraph) in content.paragraphs.enumerated() {
            for line in LineBreaker(paragraph, width: width).lines() {
                result.lines.append(self.line(index, line))
            }
        }
        let allowed = min(lineLimit.map { max($0, 1) } ?? .max, linesFitting(height, result))
        if result.lines.count > allowed { truncate(&result, to: allowed, width: width) }
        result.stack(extra: lineSpacing)
        return result
    }

    private func line(_ paragraph: Int, _ line: LineBreaker.Line) -> TextLines.Line {
        var result = TextLines.Line(
            paragraph: paragraph, pieces: [.clusters(line.clusters)], width: line.width, fullWidth: line.fullWidth,
            ascent: 0, descent: 0, leading: 0)
        if let hyphen = line.hyphen {
            let last = line.clusters.upperBound - 1
            let run = content.paragraphs[paragraph].shaped.clusters[last].run
            let visible = line.clusters.lowerBound..<(hyphen == .soft ? last : last + 1)
            result.pieces = [.clusters(visible), .mark(TextParagraph.hyphen, content.styles[paragraph][run])]
        }
        measure(&result)
        return result
    }

    // The box of a line holds those of all its runs; a shifted run keeps its own place in it as well, so that the line grows by the
    // shift: recorded on macOS 26 (16 points become 22 with 6, and 20 with -4).
    private func measure(_ line: inout TextLines.Line) {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, -.infinity)
        func take(_ style: TextContent.Style) {
            let offset = style.attributes.baselineOffset ?? 0
            ascent = max(ascent, style.metrics.ascent + max(offset, 0))
            descent = max(descent, style.metrics.descent + max(-offset, 0))
            leading = max(leading, style.font.leading)
        }
        let clusters = content.paragraphs[line.paragraph].shaped.clusters
        let styles = content.styles[line.paragraph]
        var last: Int?
        for piece in line.pieces {
            guard case .clusters(let range) = piece else { continue }
            for index in range where clusters[index].run != last {
                last = clusters[index].run
                take(styles[clusters[index].run])
            }
        }
        if last == nil { take(styles.first ?? content.base) }
        (line.ascent, line.descent, line.leading) = (ascent, descent, leading)
    }

    private func linesFitting(_ height: CGFloat, _ lines: TextLines) -> Int {
        guard height.isFinite else { return .max }
        var stacked = lines
        stacked.stack(extra: lineSpacing)
        let fitting = stacked.lines.prefix { pixels.roundUp($0.baseline + $0.descent) <= height + LineBreaker.tolerance }
        return fitting.count == lines.lines.count ? .max : max(1, fitting.count)
    }

    private func truncate(_ result: inout TextLines, to count: Int, width: CGFloat) {
        let last = result.lines[count - 1]
        result.lines.removeSubrange(count...)
        result.isTruncated = true
        let clusters = content.paragraphs[last.paragraph].shaped.clusters
        guard case .clusters(let range)? = last.pieces.first else { return }
        let rest = Array(range.lowerBound..<clusters.count)
        let styles = content.styles[last.paragraph]
        let isRightToLeft = content.paragraphs[last.paragraph].shaped.baseLevel == 1
        func cut(_ style: TextContent.Style) -> (head: Range<Int>?, tail: Range<Int>?, width: CGFloat) {
            let mark = shaper.mark(Self.ellipsis, style, isRightToLeft: isRightToLeft).clusters.reduce(0) { $0 + $1.advance }
            let (head, tail) = kept(rest, clusters, width - mark)
            return (head, tail, mark)
        }
        func style(_ index: Int?) -> TextContent.Style? {
            index.flatMap { clusters.indices.contains($0) ? styles[clusters[$0].run] : nil }
        }
        // The ellipsis is set like the character it stands next to, which is known once there is an ellipsis.
        let first = cut(style(range.upperBound - 1) ?? content.base)
        let neighbour = first.head.map { max($0.upperBound - 1, $0.lowerBound) } ?? first.tail?.lowerBound
        let mark = style(neighbour) ?? content.base
        let (head, tail, markWidth) = cut(mark)
        var line = last
        line.pieces = [head.map { .clusters($0) }, .mark(Self.ellipsis, mark), tail.map { .clusters($0) }].compactMap { $0 }
        line.width = markWidth
        for range in [head, tail].compactMap({ $0 }) { line.width += LineBreaker.measure(clusters, range).fullWidth }
        line.fullWidth = line.width
        measure(&line)
        result.lines[count - 1] = line
    }

    private static let ellipsis = "\u{2026}"

    // Which clusters stay before and after the ellipsis; spaces next to it are dropped.
    private func kept(
        _ rest: [Int], _ clusters: [ShapedParagraph.Cluster], _ room: CGFloat
    ) -> (head: Range<Int>?, tail: Range<Int>?) {
        guard let first = rest.first, let last = rest.last else { return (nil, nil) }
        func prefix(_ room: CGFloat) -> Range<Int> {
            var (end, used) = (first, CGFloat(0))
            while end <= last, used + clusters[end].advance <= room + LineBreaker.tolerance {
                used += clusters[end].advance
                end += 1
            }
            while end > first, clusters[end - 1].isSpace { end -= 1 }
            return first..<end
        }
        func suffix(_ room: CGFloat, from low: Int) -> Range<Int> {
            var (start, used) = (last + 1, CGFloat(0))
            while start > low, used + clusters[start - 1].advance <= room + LineBreaker.tolerance {
                used += clusters[start - 1].advance
                start -= 1
            }
            while start <= last, clusters[start].isSpace { start += 1 }
            return start..<(last + 1)
        }
        switch mode {
        case .tail: return (prefix(room), nil)
        case .head: return (nil, suffix(room, from: first))
        case .middle:
            let head = prefix(room / 2)
            let used = head.reduce(0) { $0 + clusters[$1].advance }
            return (head, suffix(room - used, from: head.upperBound))
        }
    }
}
