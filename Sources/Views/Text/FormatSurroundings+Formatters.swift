import Foundation

extension FormatSurroundings {
    /// A date as a style writes it here.
    func string(_ date: Date, _ style: Date.FormatStyle) -> String {
        StyledValue(date, style).string(in: self)
    }

    /// A length of time in its largest units, without a sign.
    func string(_ seconds: TimeInterval, of units: Int, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
            fractionalPart: .hide(rounded: .down))
        return Self.duration(seconds).formatted(style.locale(locale))
    }

    /// A length of time as a clock shows it, hours only where there are some and they are wanted.
    func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let hasHours = showsHours && abs(seconds) >= 3600
        let style = Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond)
        return Self.duration(seconds).formatted(style.locale(locale))
    }

    // Ten thousand years are as good as more of them.
    private static func duration(_ seconds: TimeInterval) -> Duration {
        .seconds(Int64(seconds.isFinite ? min(abs(seconds), 3.2e11) : 0))
    }

    /// A style of dates or intervals that names no calendar or time zone with those in force; nil for other styles.
    func dated(_ style: Any) -> Any? {
        if var date = style as? Date.FormatStyle {
            if date.calendar == .autoupdatingCurrent { date.calendar = calendar }
            if date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
            return date
        }
        if var interval = style as? Date.IntervalFormatStyle {
            if interval.calendar == .autoupdatingCurrent { interval.calendar = calendar }
            if interval.timeZone == .autoupdatingCurrent { interval.timeZone = timeZone }
            return interval
        }
        return nil
    }

    /// A copy of a formatter of numbers or dates with what it was not given itself; any other formatter as it is.
    ///
    /// A subclass is left alone: its copies on Linux are of the class above it.
    func local(_ formatter: Formatter) -> Formatter {
        if type(of: formatter) == NumberFormatter.self, let copy = formatter.copy() as? NumberFormatter {
            if copy.locale == NumberFormatter().locale { copy.locale = locale }
            return copy
        }
        if type(of: formatter) == DateFormatter.self, let copy = formatter.copy() as? DateFormatter {
            let new = DateFormatter()
            if copy.locale == new.locale { copy.locale = locale }
            if copy.calendar == new.calendar { copy.calendar = calendar }
            if copy.timeZone == new.timeZone { copy.timeZone = timeZone }
            return copy
        }
        return formatter
    }
}
