import Foundation
import ProofsheetLayout

/// Date and time on wheels, in the order of the place.
nonisolated struct DateWheelsLook: ComposedView {
    let date: Date
    let components: DatePickerComponents

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        var place = context
        place.environment.font = .system(size: profile.metric("wheelPicker.textSize"))
        place.environment.lineLimit = 1
        let columns = DateWheels(date, FormatSurroundings(context.environment)).columns(components)
        let rows = columns.enumerated().map { column, texts in
            texts.enumerated().map { row, text in
                text.flatMap { text in
                    let inner = place.child(.index(column)).child(.index(row))
                    return Text(verbatim: text).resolved(inner).realized.first
                }
            }
        }
        return WheelLook(columns: rows, rowHeight: profile.metric("wheelPicker.rowHeight"))
    }
}

/// What the wheels of a date show: seven values each, the chosen one in the middle.
struct DateWheels {
    private let date: Date
    private let surroundings: FormatSurroundings
    private let calendar: Calendar

    init(_ date: Date, _ surroundings: FormatSurroundings) {
        self.date = date
        self.surroundings = surroundings
        calendar = surroundings.wholeCalendar
    }

    /// A single wheel of days where the time is chosen too, else one each for day, month and year.
    func columns(_ components: DatePickerComponents) -> [[String?]] {
        let time = components.contains(.hourAndMinute) ? clock : []
        guard components.contains(.date) else { return time }
        return (time.isEmpty ? dayMonthYear : [days]) + time
    }

    private static let offsets = -3...3

    private var days: [String?] {
        Self.offsets.map { offset in
            calendar.date(byAdding: .day, value: offset, to: date).map {
                surroundings.string($0, .dateTime.weekday(.abbreviated).month(.abbreviated).day())
            }
        }
    }

    private var dayMonthYear: [[String?]] {
        let pattern = Self.pattern("yMMMMd", surroundings.locale)
        let parts: [(Character, [String?])] = [("y", years), ("M", months), ("d", monthDays)]
        let order = parts.map { part in pattern.firstIndex { $0 == part.0 || (part.0 == "M" && $0 == "L") } ?? pattern.endIndex }
        return parts.indices.sorted { (order[$0], $0) < (order[$1], $1) }.map { parts[$0].1 }
    }

    private var years: [String?] {
        let year = calendar.component(.year, from: date)
        return Self.offsets.map { surroundings.string(year + $0) }
    }

    private var months: [String?] {
        let names = calendar.standaloneMonthSymbols
        let month = calendar.component(.month, from: date) - 1
        guard !names.isEmpty else { return [] }
        return Self.offsets.map { names[Self.wrapped(month + $0, names.count)] }
    }

    private var monthDays: [String?] {
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let day = calendar.component(.day, from: date) - 1
        return Self.offsets.map { surroundings.string(Self.wrapped(day + $0, count) + 1) }
    }

    private var clock: [[String?]] {
        let hour = calendar.component(.hour, from: date)
        let minute = calendar.component(.minute, from: date)
        let minutes = Self.offsets.map { Optional(surroundings.string(Self.wrapped(minute + $0, 60), digits: 2)) }
        guard Self.pattern("j", surroundings.locale).contains("a") else {
            return [Self.offsets.map { surroundings.string(Self.wrapped(hour + $0, 24), digits: 2) }, minutes]
        }
        let hours = Self.offsets.map { Optional(surroundings.string(Self.wrapped(hour + $0 - 1, 12) + 1)) }
        let isMorning = hour < 12
        let halves: [String?] = Self.offsets.map { offset in
            offset == 0
                ? (isMorning ? calendar.amSymbol : calendar.pmSymbol)
                : offset == 1 && isMorning ? calendar.pmSymbol : offset == -1 && !isMorning ? calendar.amSymbol : nil
        }
        return [hours, minutes, halves]
    }

    private static func wrapped(_ value: Int, _ count: Int) -> Int { (value % count + count) % count }

    private static func pattern(_ template: String, _ locale: Locale) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }
}
