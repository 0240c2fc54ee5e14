import Foundation

/// The parts of an attributed string, with the attributes that text knows.
enum AttributedSegments {
    static func segments(of attributed: AttributedString) -> [TextSegment] {
        attributed.runs.map { run in
            var segment = TextSegment(String(attributed[run.range].characters))
            segment.attributes = attributes(run)
            return segment
        }
    }

    private static func attributes(_ run: AttributedString.Runs.Run) -> TextAttributes {
        var result = run.inlinePresentationIntent?.textAttributes ?? TextAttributes()
        result.font = run.font
        result.foreground = run.foregroundColor.map { AnyShapeStyle($0) }
        result.background = run.backgroundColor
        result.kerning = run.kern
        result.tracking = run.tracking
        result.baselineOffset = run.baselineOffset
        result.underline = run.underlineStyle.map(TextLineMark.init)
        result.strikethrough = run.strikethroughStyle.map(TextLineMark.init) ?? result.strikethrough
        result.link = run.link?.absoluteString
        return result
    }
}
