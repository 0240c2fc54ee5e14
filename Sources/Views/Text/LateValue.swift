import Foundation

/// A value in a text that is written out when the text is resolved, because its environment decides how.
protocol LateValue: Sendable {
    func string(in surroundings: FormatSurroundings) -> String
}

/// A value with a format style.
///
/// The environment's locale wins over the style's own, as reported of SwiftUI; calendar and time zone are taken from
/// the environment where the style says nothing [assumed].
struct StyledValue<F: FormatStyle>: LateValue, @unchecked Sendable where F.FormatOutput == String {
    // Read on the main thread only, where all views are resolved.
    private let input: F.FormatInput
    private let style: F

    init(_ input: F.FormatInput, _ style: F) { (self.input, self.style) = (input, style) }

    func string(in surroundings: FormatSurroundings) -> String {
        let local = style.locale(surroundings.locale)
        return (surroundings.dated(local) as? F ?? local).format(input)
    }
}

/// A value with a formatter, which may have a locale, a calendar and a time zone of its own.
struct FormatterValue: LateValue, @unchecked Sendable {
    // Read on the main thread only, where all views are resolved.
    private let subject: Any
    private let formatter: Formatter
    private let fallback: String

    /// The fallback stands where the formatter does not take the value.
    init(_ subject: Any, _ formatter: Formatter, fallback: String) {
        self.subject = subject
        self.formatter = formatter
        self.fallback = fallback
    }

    func string(in surroundings: FormatSurroundings) -> String {
        surroundings.local(formatter).string(for: subject) ?? fallback
    }
}

/// A number in a literal, with the locale's digits and separators: by its specifier, or whole numbers grouped and others
/// with six decimals, as `%lld` and `%lf` write them.
struct SpecifiedValue: LateValue, @unchecked Sendable {
    // A number of the standard library.
    private let argument: any CVarArg
    private let specifier: String?

    init<T: _FormatSpecifiable>(_ value: T, _ specifier: String? = nil) {
        argument = value._arg
        self.specifier = specifier
    }

    func string(in surroundings: FormatSurroundings) -> String {
        let locale = surroundings.locale
        if let specifier {
            if FormatSpecifier(specifier).takes(argument) { return String(format: specifier, locale: locale, argument) }
            surroundings.note(
                "The specifier \"\(specifier)\" is not one for \(type(of: argument)); the number is shown without it.")
        }
        // Format styles keep what they have worked out for a locale; `String(format:)` begins anew for every number.
        return switch argument {
        case let natural as any UnsignedInteger: UInt64(clamping: natural).formatted(.number.locale(locale))
        case let whole as any SignedInteger: Int64(clamping: whole).formatted(.number.locale(locale))
        case let real as any BinaryFloatingPoint:
            Double(real).formatted(.number.precision(.fractionLength(6)).locale(locale))
        default: String(describing: argument)
        }
    }
}

/// A date with one of the styles of texts.
struct StyledDate: LateValue {
    let date: Date
    let style: Text.DateStyle

    func string(in surroundings: FormatSurroundings) -> String {
        let seconds = date.timeIntervalSince(StillClock.now)
        return switch style {
        case .relative: surroundings.string(seconds, of: 2, .abbreviated)
        case .offset: (seconds < 0 ? "-" : "+") + surroundings.string(seconds, of: 1, .wide)
        case .timer: surroundings.clock(seconds, showsHours: true)
        default: surroundings.string(date, style.format)
        }
    }
}

/// A time that is left of an interval, or that has gone by of it.
struct TimerValue: LateValue {
    let interval: ClosedRange<Date>
    let pauseTime: Date?
    let countsDown, showsHours: Bool

    func string(in surroundings: FormatSurroundings) -> String {
        let time = min(max(pauseTime ?? StillClock.now, interval.lowerBound), interval.upperBound)
        let seconds = countsDown ? interval.upperBound.timeIntervalSince(time) : time.timeIntervalSince(interval.lowerBound)
        return surroundings.clock(seconds, showsHours: showsHours)
    }
}

/// The time between two dates; where they are of one day, that day is not told [assumed].
struct DateRangeValue: LateValue {
    let dates: ClosedRange<Date>

    func string(in surroundings: FormatSurroundings) -> String {
        var calendar = surroundings.calendar
        calendar.timeZone = surroundings.timeZone
        let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let style = Date.IntervalFormatStyle(date: isOneDay ? .omitted : .abbreviated, time: .shortened)
        return StyledValue(dates.lowerBound..<dates.upperBound, style).string(in: surroundings)
    }
}
