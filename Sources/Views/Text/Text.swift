import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// One or more lines of text.
///
/// Offers nothing; takes the widest line up to the proposal, and as many lines as it needs and is given.
///
/// *Differences:* drawn in a stand-in for the system font with its measures (README); `locale` decides formats.
nonisolated public struct Text: View, PrimitiveView, Sendable {
    var segments: [TextSegment]

    init(segments: [TextSegment]) { self.segments = segments }

    public init(verbatim content: String) { segments = [TextSegment(content)] }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { segments = [TextSegment(String(content))] }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { segments = key.segments }

    // A literal is a key, though an attributed string could be one as well.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { segments = AttributedSegments.segments(of: attributedContent) }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { segments = [TextSegment(input, format)] }

    /// Whatever the formatter takes; on Linux dates are no `ReferenceConvertible`, so the type is not asked to be one.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        segments = [TextSegment(subject, formatter)]
    }

    public init(_ date: Date, style: DateStyle) { segments = [TextSegment(StyledDate(date: date, style: style))] }

    /// The time between two dates.
    public init(_ dates: ClosedRange<Date>) { segments = [TextSegment(DateRangeValue(dates: dates))] }

    /// The time between the start and the end of an interval.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// What is left of an interval, or has gone by of it, at the time of the picture or at another one.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        segments = [
            TextSegment(
                TimerValue(
                    interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        ]
    }

    public init(_ image: Image) { segments = [TextSegment(image)] }

    public static func + (left: Text, right: Text) -> Text { Text(segments: left.segments + right.segments) }

    /// The characters without any attribute, with values as in American English.
    var string: String { segments.map(\.string).joined() }

    /// The text with its values written out in an environment.
    func written(in environment: EnvironmentValues) -> Text {
        Text(segments: Inflection.inflected(segments.map { $0.written(in: environment) }) { environment.locale })
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let layout = TextLayout(self, context)
        let node = context.node("Text", layout.behavior) { info in
            info.draw = { node, painter in layout.draw(node, &painter) }
            info.describe = { node, view in layout.describe(node, &view) }
        }
        return .nodes([node])
    }
}

extension Text: Equatable {
    public static func == (left: Text, right: Text) -> Bool { left.string == right.string }
}

extension Text {
    /// How a date is written.
    ///
    /// Relative ones count from the time at which every picture is taken.
    ///
    /// *Differences:* relative and offset styles count in weeks and not in months and years.
    public struct DateStyle: Equatable, Sendable {
        private let kind: Int

        public static let time = DateStyle(kind: 0)
        public static let date = DateStyle(kind: 1)
        public static let relative = DateStyle(kind: 2)
        public static let offset = DateStyle(kind: 3)
        public static let timer = DateStyle(kind: 4)

        var format: Date.FormatStyle {
            kind == 0 ? .dateTime.hour().minute() : .dateTime.month(.wide).day().year()
        }
    }

    /// Where text that does not fit loses characters.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Upper or lower case for all characters.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// A size relative to the font's own: swiftui-layout 10.
    public struct Scale: Hashable, Sendable {
        let isSecondary: Bool
        public static let `default` = Scale(isSecondary: false)
        public static let secondary = Scale(isSecondary: true)
    }

    /// The pattern and colour of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let kind: Int
            public static let solid = Pattern(kind: 0)
            public static let dot = Pattern(kind: 1)
            public static let dash = Pattern(kind: 2)
            public static let dashDot = Pattern(kind: 3)
            public static let dashDotDot = Pattern(kind: 4)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }
}

/// The side on which lines of several begin.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
