import Foundation

/// A string that would be looked up in a table of translations; there is none here, so it stands for itself.
///
/// *Differences:* interpolated views keep their text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The parts of an interpolation, which may carry the style of a text.
    let segments: [TextSegment]

    public init(_ value: String) {
        segments = Markdown.segments(of: value)
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.parsed
    }

    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool { left.key == right.key }

    /// The characters, with values as in American English.
    var key: String { segments.map(\.string).joined() }

    /// The parts of an interpolated key while it is built.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The literals, and in place of every value a mark and its number.
        private var text = ""
        private var values: [[TextSegment]] = []
        // The control character for substitution, which no text needs; a private character after it is the number.
        private static let mark: Unicode.Scalar = "\u{1A}"
        private static let firstNumber: UInt32 = 0xF0000

        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// The whole, its Markdown read across the values; what a value brings along is text.
        var parsed: [TextSegment] {
            Markdown.segments(of: text).flatMap { segment in
                let pieces = segment.string.unicodeScalars.split(separator: Self.mark, omittingEmptySubsequences: false)
                return pieces.enumerated().flatMap { number, piece -> [TextSegment] in
                    var parts: [TextSegment] = []
                    var literal = piece
                    if number > 0, let value = literal.popFirst() { parts = values[Int(value.value - Self.firstNumber)] }
                    if !literal.isEmpty { parts.append(TextSegment(String(literal))) }
                    for index in parts.indices {
                        parts[index].attributes = parts[index].attributes.inheriting(segment.attributes)
                    }
                    return parts
                }
            }
        }

        public mutating func appendLiteral(_ literal: String) {
            text.unicodeScalars += literal.unicodeScalars.filter { $0 != Self.mark }
        }

        /// Appends a literal, or a value whose marks are text.
        mutating func append(_ segment: TextSegment) {
            if let literal = segment.literal { appendLiteral(literal) } else { append([segment]) }
        }

        private mutating func append(_ value: [TextSegment]) {
            guard let number = Unicode.Scalar(Self.firstNumber + UInt32(values.count)) else { return }
            text.unicodeScalars += [Self.mark, number]
            values.append(value)
        }

        public mutating func appendInterpolation(_ string: String) { append([TextSegment(string)]) }

        public mutating func appendInterpolation<T>(_ value: T) { append([TextSegment(String(describing: value))]) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append([TextSegment(SpecifiedValue(value))])
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append([TextSegment(SpecifiedValue(value, specifier))])
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append([TextSegment(input, format)])
        }

        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            append([TextSegment(FormatterValue(subject, formatter, fallback: String(describing: subject)))])
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(AttributedSegments.segments(of: attributedString))
        }

        /// The resource's own words: there are no translations here.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(resource.value.segments) }

        public mutating func appendInterpolation(_ text: Text) { append(text.segments) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append([TextSegment(StyledDate(date: date, style: style))])
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates).segments) }

        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval).segments) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
            append(text.segments)
        }

        public mutating func appendInterpolation(_ image: Image) { append([TextSegment(image)]) }
    }
}
