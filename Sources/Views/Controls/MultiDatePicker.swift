import Foundation
import ProofsheetLayout

/// A calendar in which several days can be chosen; it shows the month of the first chosen day, or of today.
///
/// *Differences:* which month shows at first is assumed.
nonisolated public struct MultiDatePicker<Label: View>: View, PrimitiveView {
    private let days: Set<DateComponents>
    private let bounds: DateBounds

    private init(_ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
        days = selection.wrappedValue
        self.bounds = bounds
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let calendar = FormatSurroundings(context.environment).wholeCalendar
        let first = days.compactMap { calendar.date(from: $0) }.min() ?? StillClock.now
        let look = DateCalendarLook(date: first, components: .date, chosen: days, bounds: bounds)
        return .nodes([context.controlNode("MultiDatePicker", look.resolved(context.insideControl))])
    }
}

extension MultiDatePicker {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateBounds())
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateBounds(bounds))
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateBounds(bounds))
    }

    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection, DateBounds(bounds))
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateBounds())
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, DateBounds(bounds))
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection, DateBounds(bounds))
    }

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection, DateBounds(bounds))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection, DateBounds())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection, DateBounds(bounds))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(selection, DateBounds(bounds))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(selection, DateBounds(bounds))
    }
}
