import Foundation
import ProofsheetDrawing

/// Breaks shaped paragraphs into lines: greedy after opportunities, by character where a word is too wide (swiftui-layout 10).
struct LineBreaker {
    /// Clusters of one paragraph that stand on one line, trailing spaces included.
    struct Line: Equatable {
        var clusters: Range<Int>
        /// Sum of advances without trailing spaces, and with them, in points.
        var width, fullWidth: CGFloat
    }

    // Advances add up in floating point; a hundredth of a point is far below a pixel.
    static let tolerance: CGFloat = 0.01

    static func lines(of clusters: [ShapedParagraph.Cluster], width: CGFloat) -> [Line] {
        guard !clusters.isEmpty else { return [Line(clusters: 0..<0, width: 0, fullWidth: 0)] }
        var lines: [Line] = []
        var start = 0
        while start < clusters.count {
            let end = endOfLine(clusters, start, width)
            lines.append(measure(clusters, start..<end))
            start = end
        }
        return lines.count == 2 ? balanced(lines, clusters, width) : lines
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

    private static func endOfLine(_ clusters: [ShapedParagraph.Cluster], _ start: Int, _ width: CGFloat) -> Int {
        var used: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            used += cluster.advance
            if !cluster.isSpace && used > width + tolerance && index > start {
                return lastBreak ?? index
            }
            if cluster.allowsBreakAfter { lastBreak = index + 1 }
        }
        return clusters.count
    }

    // Two lines whose second is a lone word: the word before it moves down if that makes the lines more even and fits.
    private static func balanced(
        _ lines: [Line], _ clusters: [ShapedParagraph.Cluster], _ width: CGFloat
    ) -> [Line] {
        let (first, second) = (lines[0], lines[1])
        let isLoneWord = !second.clusters.dropLast().contains { clusters[$0].allowsBreakAfter }
        let split = first.clusters.dropLast().last { clusters[$0].allowsBreakAfter }
        guard isLoneWord, clusters[first.clusters.upperBound - 1].allowsBreakAfter, let split else { return lines }
        let upper = measure(clusters, first.clusters.lowerBound..<(split + 1))
        let lower = measure(clusters, (split + 1)..<second.clusters.upperBound)
        let isMoreEven = abs(upper.width - lower.width) < abs(first.width - second.width)
        return isMoreEven && lower.width <= width + tolerance ? [upper, lower] : lines
    }
}
