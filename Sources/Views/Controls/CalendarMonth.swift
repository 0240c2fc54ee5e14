import Foundation

/// The days of a month in weeks, written for a place.
struct CalendarMonth {
    let title: String
    /// Short names, the first day of the week first.
    let weekdays: [String]
    /// Six weeks of seven days; empty where the month has none.
    let weeks: [[String]]
    /// Week and day of the date.
    let chosen: [Int]
    /// Week and day of the day on which the picture is taken, nil in other months.
    let today: [Int]?

    init(_ date: Date, _ surroundings: FormatSurroundings) {
        let calendar = surroundings.wholeCalendar
        title = surroundings.string(date, .dateTime.month(.wide).year())
        let names = calendar.shortStandaloneWeekdaySymbols
        let shift = max(0, calendar.firstWeekday - 1)
        weekdays = names.indices.map { names[($0 + shift) % names.count].uppercased(with: surroundings.locale) }
        let day = calendar.component(.day, from: date)
        let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 0
        // The weekday of the first of the month, counted from the first day of the week.
        let first = ((calendar.component(.weekday, from: date) - calendar.firstWeekday - (day - 1)) % 7 + 7) % 7
        weeks = (0..<6).map { week in
            (0..<7).map { column in
                let number = week * 7 + column - first + 1
                return (1...max(1, days)).contains(number) ? surroundings.string(number) : ""
            }
        }
        chosen = [(day - 1 + first) / 7, (day - 1 + first) % 7]
        let now = StillClock.now
        let number = calendar.component(.day, from: now) - 1 + first
        today = calendar.isDate(now, equalTo: date, toGranularity: .month) ? [number / 7, number % 7] : nil
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
