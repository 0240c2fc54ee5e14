import Foundation
import ProofsheetDrawing

/// Breaks shaped paragraphs into lines: greedy after opportunities; a word that is too wide is divided, or broken by character
/// (swiftui-layout 10).
struct LineBreaker {
    /// What is drawn at the end of a line within a word.
    enum Hyphen {
        /// In the place of a soft hyphen, the line's last cluster.
        case soft
        /// After the last cluster.
        case added
    }

    /// Clusters of one paragraph that stand on one line, trailing spaces included.
    struct Line: Equatable {
        var clusters: Range<Int>
        /// Sum of advances without trailing spaces, and with them, in points.
        var width, fullWidth: CGFloat
        /// The hyphen that is drawn at the end; its advance is counted.
        var hyphen: Hyphen?
    }

    // Advances add up in floating point; a hundredth of a point is far below a pixel.
    static let tolerance: CGFloat = 0.01

    private let paragraph: TextParagraph
    private let clusters: [ShapedParagraph.Cluster]
    /// By cluster: what a soft hyphen advances by at the end of a line.
    private let hyphens: [Int: CGFloat]
    /// In points.
    private let width: CGFloat

    init(_ paragraph: TextParagraph, width: CGFloat) {
        self.paragraph = paragraph
        clusters = paragraph.shaped.clusters
        hyphens = paragraph.hyphens
        self.width = width
    }

    func lines() -> [Line] {
        guard !clusters.isEmpty else { return [Line(clusters: 0..<0, width: 0, fullWidth: 0)] }
        var lines: [Line] = []
        var start = 0
        while start < clusters.count {
            let (end, hyphen) = endOfLine(start)
            lines.append(line(start..<end, dividedBy: hyphen))
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

    // A hyphen that divides a word has room; a soft one is drawn where it has.
    private func line(_ range: Range<Int>, dividedBy added: CGFloat? = nil) -> Line {
        var line = Self.measure(clusters, range)
        let soft = range.upperBound < clusters.count ? hyphens[range.upperBound - 1] : nil
        guard let hyphen = added ?? soft, fits(line.width + hyphen) else { return line }
        line.width += hyphen
        line.fullWidth += hyphen
        line.hyphen = added == nil ? .soft : .added
        return line
    }

    private func fits(_ length: CGFloat) -> Bool { length <= width + Self.tolerance }

    // The number of the cluster after the line, and what the hyphen advances by that divides the word there.
    private func endOfLine(_ start: Int) -> (end: Int, hyphen: CGFloat?) {
        var used: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            used += cluster.advance
            if !cluster.isSpace && !fits(used) && index > start {
                return lastBreak.map { ($0, nil) } ?? division(start, index)
            }
            if cluster.allowsBreakAfter, cluster.isSpace || fits(used + (hyphens[index] ?? 0)) {
                lastBreak = index + 1
            }
        }
        return (clusters.count, nil)
    }

    private func division(_ start: Int, _ end: Int) -> (end: Int, hyphen: CGFloat?) {
        guard let place = paragraph.division(after: start, before: end),
            fits(Self.measure(clusters, start..<place.cluster).width + place.hyphen)
        else { return (end, nil) }
        return (place.cluster, place.hyphen)
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
