import Foundation
import ProofsheetDrawing
import SwiftUI
import Testing

/// Calendars in which several days are chosen, and days that cannot be.
@MainActor @Suite struct MultiDatePickerTests {
    private func days(_ numbers: Int...) -> Binding<Set<DateComponents>> {
        .constant(Set(numbers.map { DateComponents(calendar: Calendar(identifier: .gregorian), era: 1, year: 2025, month: 6, day: $0) }))
    }

    /// Noon of a day of June 2025, Greenwich time.
    private func june(_ day: Int) -> Date { Date(timeIntervalSince1970: 1_748_779_200 + Double(day - 1) * 86_400) }

    private func cell(_ view: some View) throws -> RenderedCell { try render(view, width: 350, height: 500) }

    private func paint(_ day: String, _ cell: RenderedCell) -> Paint? {
        for case .glyphs(_, let run, let paint) in cell.list.items where run.text == day { return paint }
        return nil
    }

    private func discs(_ cell: RenderedCell) -> [CGRect] {
        cell.list.items.compactMap { item in
            if case .shape(_, .ellipse(let box), _, nil) = item { box } else { nil }
        }
    }

    @Test("it is the calendar of a date picker, every chosen day of the month on a disc of 44")
    func chosen() throws {
        let cell = try cell(MultiDatePicker("Dates", selection: days(3, 4, 20)))
        #expect(cell.frames(of: "MultiDatePicker").first?.size == CGSize(width: 350, height: 350))
        #expect(cell.tree.views.contains { $0.text == "June 2025" } && cell.notes == [])
        #expect(discs(cell).map(\.width) == [44, 44, 44])
        for day in ["3", "4", "20"] {
            let text = try #require(cell.tree.views.first { $0.text == day }).frame
            #expect(discs(cell).contains { abs($0.midX - text.midX) <= 0.5 && abs($0.midY - text.midY) <= 0.5 })
        }
        #expect(paint("3", cell) != paint("5", cell))
    }

    // Pictures are taken on 9 January 2007.
    @Test("without chosen days it shows the month of today")
    func empty() throws {
        let cell = try cell(MultiDatePicker("Dates", selection: days()))
        #expect(cell.tree.views.contains { $0.text == "January 2007" } && discs(cell) == [])
    }

    @Test("days out of bounds are faint")
    func bounds() throws {
        let cell = try cell(MultiDatePicker("Dates", selection: days(20), in: june(10)..<june(25)))
        #expect(paint("9", cell) == paint("26", cell) && paint("9", cell) != paint("10", cell))
        #expect(paint("10", cell) == paint("25", cell))
        let from = try self.cell(MultiDatePicker("Dates", selection: days(20), in: june(10)...))
        #expect(paint("9", from) == paint("1", from) && paint("10", from) == paint("30", from) && paint("9", from) != paint("30", from))
        let upTo = try self.cell(MultiDatePicker(selection: days(5), in: ..<june(10)) { Text("Dates") })
        #expect(paint("10", upTo) == paint("1", upTo) && paint("11", upTo) != paint("1", upTo))
    }

    @Test("so are those of a date picker")
    func datePicker() throws {
        let view = DatePicker("A", selection: .constant(june(20)), in: june(10)...june(25), displayedComponents: .date)
        let cell = try cell(view.datePickerStyle(.graphical))
        #expect(paint("9", cell) == paint("26", cell) && paint("9", cell) != paint("10", cell) && paint("25", cell) == paint("10", cell))
    }
}
