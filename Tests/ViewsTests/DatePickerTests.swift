import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// 15 June 2025, a Sunday, 15:06 Greenwich time.
private let june = Date(timeIntervalSince1970: 1_749_999_960)

@MainActor private func texts(_ view: some View, locale: String = "en_US") throws -> [String] {
    try render(view, width: 350, height: 500) { $0.locale = locale }.tree.views.compactMap(\.text)
}

@MainActor @Suite struct DatePickerTests {
    private func picker(_ components: DatePickerComponents = [.date]) -> some View {
        DatePicker("A", selection: .constant(june), displayedComponents: components)
    }

    @Test("a calendar has the month, the days of the week as the place counts them, and every day")
    func calendar() throws {
        let days = (1...30).map(String.init)
        // In America weeks begin on Sunday, and so did this June; in Germany on Monday, six days later.
        let american = try texts(picker().datePickerStyle(.graphical)).filter { !$0.isEmpty }
        #expect(american == ["June 2025", "SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] + days)
        let german = try texts(picker().datePickerStyle(.graphical), locale: "de_DE")
        #expect(german.filter { !$0.isEmpty }.prefix(3) == ["Juni 2025", "MO", "DI"])
        #expect(german.dropFirst(8).prefix { $0.isEmpty }.count == 6)
    }

    @Test("the calendar is 350 points high, its columns are equal and the chosen day is on a disc")
    func places() throws {
        let cell = try render(picker().datePickerStyle(.graphical), width: 350, height: 500)
        #expect(cell.notes == [])
        #expect(cell.frames(of: "DatePicker").first?.size == CGSize(width: 350, height: 350))
        let chosen = try #require(cell.tree.views.first { $0.text == "15" }).frame
        let discs = cell.list.items.compactMap { item -> CGRect? in
            if case .shape(_, .ellipse(let box), _, nil) = item { box } else { nil }
        }
        // The third week begins with the 15th: the middle of the first of seven columns.
        #expect(discs.map(\.midX) == [25] && abs(chosen.midX - 25) <= 0.5)
        #expect(discs.map(\.width) == [44])
    }

    // Pictures are taken on 9 January 2007.
    @Test("today is written in the tint, and in white where it is the chosen day")
    func today() throws {
        func paints(_ day: TimeInterval) throws -> [Paint] {
            let date = Date(timeIntervalSince1970: 1_168_335_660 + day * 86400)
            let view = DatePicker("A", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
            return try render(view, width: 350, height: 500).list.items.compactMap { item in
                guard case .glyphs(_, let run, let paint) = item, run.text == "9" else { return nil }
                return paint
            }
        }
        let (chosen, today, other) = (try paints(0), try paints(1), try paints(40))
        #expect(chosen == [.color(.white)])
        #expect(today.count == 1 && today != chosen && today != other)
    }

    @Test("a calendar with a time has it in a field below; a time alone is a field")
    func time() throws {
        let both = try texts(picker([.date, .hourAndMinute]).datePickerStyle(.graphical))
        #expect(both.suffix(2).first == "Time" && both.last?.hasPrefix("3:06") == true)
        #expect(try texts(picker(.hourAndMinute).datePickerStyle(.graphical)).count == 2)
    }

    @Test("wheels stand in the order of the place, with the chosen values in the middle")
    func wheels() throws {
        let american = try texts(picker().datePickerStyle(.wheel))
        #expect(american.count == 21 && [american[3], american[10], american[17]] == ["June", "15", "2025"])
        let german = try texts(picker().datePickerStyle(.wheel), locale: "de_DE")
        #expect([german[3], german[10], german[17]] == ["15", "Juni", "2025"])
    }

    @Test("wheels of a time go round, and halves of the day are there where the place has them")
    func clock() throws {
        #expect(try texts(picker(.hourAndMinute).datePickerStyle(.wheel)).suffix(2) == ["AM", "PM"])
        let hours = try texts(picker(.hourAndMinute).datePickerStyle(.wheel)).prefix(14)
        #expect(hours == ["12", "1", "2", "3", "4", "5", "6", "03", "04", "05", "06", "07", "08", "09"])
        let german = try texts(picker([.date, .hourAndMinute]).datePickerStyle(.wheel), locale: "de_DE")
        #expect(german.count == 21 && [german[10], german[17]] == ["15", "06"])
    }

    // The height of a wheel is swiftui-layout's 216, seven rows of 32 behind it.
    @Test("wheels are 216 points high and say nothing")
    func height() throws {
        let cell = try render(picker().datePickerStyle(.wheel), width: 350, height: 500)
        // Recorded on iOS 26 as 320 wide in a window of 375.
        #expect(cell.frames(of: "DatePicker").first?.size == CGSize(width: 320, height: 216))
        #expect(cell.notes == [])
    }

    // Recorded on iOS 26 in a host with taller lines: 38.5 where a line is 24.5, rows of 68.5, without grounds where it is disabled.
    @Test("on iOS 26 the ground of a date is 14 higher than its text and its row 30 higher than that; a disabled one has no ground")
    func field() throws {
        func form(_ isDisabled: Bool = false) throws -> RenderedCell {
            try render(Form { picker().disabled(isDisabled) }, width: 393, height: 400) { $0.system = .ios26 }
        }
        let cell = try form()
        let (row, field) = (try #require(cell.frames(of: "Row").first), try #require(cell.frames(of: "DatePicker").first))
        let text = try #require(cell.tree.views.last { $0.text != nil }).frame
        #expect(field.height == text.height + 14 && row.height == field.height + 30 && text.maxX == field.maxX - 12)
        func grounds(_ cell: RenderedCell) -> Int {
            func count(_ items: [DisplayItem]) -> Int {
                items.reduce(0) { sum, item in
                    switch item {
                    case .group(_, _, let inner): sum + count(inner)
                    case .shape(_, let outline, _, nil): sum + (outline.bounds.height == field.height ? 1 : 0)
                    default: sum
                    }
                }
            }
            return count(cell.list.items)
        }
        #expect(try grounds(cell) == 1 && grounds(form(true)) == 0)
    }

    @Test("months of any length and first day keep every day once", arguments: 0..<24)
    func months(index: Int) throws {
        // The middle of 24 months from January 2024, among them a February of 29 days and one of 28.
        let date = Date(timeIntervalSince1970: 1_705_276_800 + Double(index) * 30.44 * 86_400)
        let view = DatePicker("A", selection: .constant(date), displayedComponents: .date).datePickerStyle(.graphical)
        let days = try texts(view).dropFirst(8).filter { !$0.isEmpty }.compactMap { Int($0) }
        #expect(days == Array(1...days.count) && (28...31).contains(days.count))
    }
}
