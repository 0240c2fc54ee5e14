import Foundation

/// The days of a month in weeks, written for a place.
struct CalendarMonth {
    /// One day of the month.
    struct Day {
        let text: String
        let isChosen, isToday: Bool
        /// Whether the day lies in what can be chosen from.
        let isAvailable: Bool
    }

    let title: String
    /// Short names, the first day of the week first.
    let weekdays: [String]
    /// Six weeks of seven days; nil where the month has none.
    let weeks: [[Day?]]

    /// The month of a date; the chosen days are those whose year, month and day are among some.
    init(_ date: Date, chosen: Set<DateComponents>, bounds: DateBounds, _ surroundings: FormatSurroundings) {
        let calendar = surroundings.wholeCalendar
        title = surroundings.string(date, .dateTime.month(.wide).year())
        let names = calendar.shortStandaloneWeekdaySymbols
        let shift = max(0, calendar.firstWeekday - 1)
        weekdays = names.indices.map { names[($0 + shift) % names.count].uppercased(with: surroundings.locale) }
        let day = calendar.component(.day, from: date)
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        // The weekday of the first of the month, counted from the first day of the week.
        let first = ((calendar.component(.weekday, from: date) - calendar.firstWeekday - (day - 1)) % 7 + 7) % 7
        let chosen = Set(chosen.map { Self.day($0) })
        let today = Self.day(StillClock.now, calendar)
        let start = calendar.startOfDay(for: date)
        weeks = (0..<6).map { week in
            (0..<7).map { column in
                let number = week * 7 + column - first + 1
                guard (1...max(1, days)).contains(number),
                    let begin = calendar.date(byAdding: .day, value: number - day, to: start),
                    let end = calendar.date(byAdding: .day, value: 1, to: begin)
                else { return nil }
                let own = Self.day(begin, calendar)
                return Day(
                    text: surroundings.string(number), isChosen: chosen.contains(own), isToday: own == today,
                    isAvailable: bounds.holdsPart(of: begin, end))
            }
        }
    }

    /// Year, month and day of a date.
    static func day(_ date: Date, _ calendar: Calendar) -> DateComponents {
        day(calendar.dateComponents([.year, .month, .day], from: date))
    }

    private static func day(_ components: DateComponents) -> DateComponents {
        DateComponents(year: components.year, month: components.month, day: components.day)
    }
}

/// The dates that can be chosen from, nil where there is no end.
struct DateBounds {
    var lower, upper: Date?
    /// Whether the upper end is one of them.
    var includesUpper = true

    init() {}
    init(_ range: ClosedRange<Date>) { (lower, upper) = (range.lowerBound, range.upperBound) }
    init(_ range: PartialRangeFrom<Date>) { lower = range.lowerBound }
    init(_ range: PartialRangeThrough<Date>) { upper = range.upperBound }
    init(_ range: Range<Date>) { (lower, upper, includesUpper) = (range.lowerBound, range.upperBound, false) }
    init(_ range: PartialRangeUpTo<Date>) { (upper, includesUpper) = (range.upperBound, false) }

    /// Whether any moment between two can be chosen, the second not counted.
    func holdsPart(of start: Date, _ end: Date) -> Bool {
        if let lower, end <= lower { return false }
        guard let upper else { return true }
        return includesUpper ? start <= upper : start < upper
    }
}

extension FormatSurroundings {
    /// The calendar in the place's language and time.
    var wholeCalendar: Calendar {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// A number without separators, of at least so many digits.
    func string(_ number: Int, digits: Int = 1) -> String {
        IntegerFormatStyle<Int>(locale: locale).grouping(.never).precision(.integerLength(digits...)).format(number)
    }
}
