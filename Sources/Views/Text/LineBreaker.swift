import Foundation
import ProofsheetDrawing

/// Breaks shaped paragraphs into lines: greedy after opportunities, by character where a word is too wide (swiftui-layout 10).
struct LineBreaker {
    /// Clusters of one paragraph that stand on one line, trailing spaces included.
    struct Line: Equatable {
        var clusters: Range<Int>
        /// Sum of advances without trailing spaces, and with them, in points.
        var width, fullWidth: CGFloat
        /// Whether the line ends at a soft hyphen, which is then drawn; its advance is counted.
        var isHyphenated = false
    }

    // Advances add up in floating point; a hundredth of a point is far below a pixel.
    static let tolerance: CGFloat = 0.01

    let clusters: [ShapedParagraph.Cluster]
    /// By cluster: what a soft hyphen advances by at the end of a line.
    let hyphens: [Int: CGFloat]
    /// In points.
    let width: CGFloat

    init(_ paragraph: TextParagraph, width: CGFloat) {
        clusters = paragraph.shaped.clusters
        hyphens = paragraph.hyphens
        self.width = width
    }

    func lines() -> [Line] {
        guard !clusters.isEmpty else { return [Line(clusters: 0..<0, width: 0, fullWidth: 0)] }
        var lines: [Line] = []
        var start = 0
        while start < clusters.count {
            let end = endOfLine(start)
            lines.append(line(start..<end))
            start = end
        }
        return lines.count == 2 ? balanced(lines) : lines
    }

    static func measure(_ clusters: [ShapedParagraph.Cluster], _ range: Range<Int>) -> Line {
        var full: CGFloat = 0
        var inked: CGFloat = 0
        for index in range {
            full += clusters[index].advance
            if !clusters[index].isSpace { inked = full }
        }
        return Line(clusters: range, width: inked, fullWidth: full)
    }

    private func line(_ range: Range<Int>) -> Line {
        var line = Self.measure(clusters, range)
        if range.upperBound < clusters.count, let hyphen = hyphens[range.upperBound - 1], fits(line.width + hyphen) {
            line.width += hyphen
            line.fullWidth += hyphen
            line.isHyphenated = true
        }
        return line
    }

    private func fits(_ length: CGFloat) -> Bool { length <= width + Self.tolerance }

    private func endOfLine(_ start: Int) -> Int {
        var used: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            used += cluster.advance
            if !cluster.isSpace && !fits(used) && index > start {
                return lastBreak ?? index
            }
            if cluster.allowsBreakAfter, cluster.isSpace || fits(used + (hyphens[index] ?? 0)) {
                lastBreak = index + 1
            }
        }
        return clusters.count
    }

    // Two lines whose second is a lone word: the word before it moves down if that makes the lines more even and fits.
    private func balanced(_ lines: [Line]) -> [Line] {
        let (first, second) = (lines[0], lines[1])
        func endsWord(_ index: Int) -> Bool { clusters[index].allowsBreakAfter && hyphens[index] == nil }
        let isLoneWord = !second.clusters.dropLast().contains(where: endsWord)
        let split = first.clusters.dropLast().last(where: endsWord)
        guard isLoneWord, endsWord(first.clusters.upperBound - 1), let split else { return lines }
        let upper = line(first.clusters.lowerBound..<(split + 1))
        let lower = line((split + 1)..<second.clusters.upperBound)
        let isMoreEven = abs(upper.width - lower.width) < abs(first.width - second.width)
        return isMoreEven && fits(lower.width) ? [upper, lower] : lines
    }
}
