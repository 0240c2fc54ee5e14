import Foundation

/// The parts of an attributed string.
///
/// *Differences:* Foundation on Linux knows no fonts or colours in attributed strings; links are kept.
enum AttributedSegments {
    static func segments(of attributed: AttributedString) -> [TextSegment] {
        attributed.runs.map { run in
            var segment = TextSegment(String(attributed[run.range].characters))
            if run.link != nil { segment.attributes.isLink = true }
            return segment
        }
    }
}
