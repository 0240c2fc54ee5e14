import Foundation
import ProofsheetLayout

/// A month as a calendar with the chosen days on pale discs, and the time below where it can be chosen.
///
/// The height is the profile's; the sizes of text and disc are assumed. Today is written in the tint, on a full disc where it is
/// a chosen day; days that cannot be chosen are faint.
nonisolated struct DateCalendarLook: ComposedView {
    /// A date in the month that shows.
    let date: Date
    let components: DatePickerComponents
    /// The chosen days, nil for that of the date.
    var chosen: Set<DateComponents>?
    var bounds = DateBounds()

    func compose(_ context: ResolveContext) -> some View {
        let surroundings = FormatSurroundings(context.environment)
        let month = CalendarMonth(
            date, chosen: chosen ?? [CalendarMonth.day(date, surroundings.wholeCalendar)], bounds: bounds, surroundings)
        return VStack(spacing: 0) {
            VStack(spacing: 0) {
                CalendarHeader(title: month.title).frame(height: 44)
                UnnamedRow(spacing: 0) {
                    ForEach(month.weekdays.indices, id: \.self) { index in
                        Text(verbatim: month.weekdays[index]).font(.system(size: 13, weight: .semibold))
                            .foregroundStyle(.tertiary).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: .infinity)
                    }
                }
                .frame(height: 24)
                ForEach(month.weeks.indices, id: \.self) { week in
                    UnnamedRow(spacing: 0) {
                        ForEach(month.weeks[week].indices, id: \.self) { day in
                            CalendarCell(day: month.weeks[week][day])
                        }
                    }
                    .frame(maxHeight: .infinity)
                }
            }
            .frame(height: context.session.profile.metric("datePicker.graphicalHeight"))
            if components.contains(.hourAndMinute) {
                UnnamedRow {
                    Text(verbatim: "Time")
                    Spacer()
                    DateCapsules(date: date, components: .hourAndMinute)
                }
                .frame(minHeight: 44)
            }
        }
        .separatedFromTheEdge()
    }
}

/// The name of the month with the marks that lead to others.
private nonisolated struct CalendarHeader: ComposedView {
    let title: String

    func compose(_ context: ResolveContext) -> some View {
        let isRightToLeft = context.environment.layoutDirection == .rightToLeft
        func chevron(_ isForward: Bool, _ height: CGFloat) -> some View {
            DrawnView(width: height / 2 + 2, height: height) { frame, context, painter in
                let paint = TintShapeStyle().paint(in: context, frame)
                Chevron.draw(
                    isForward != isRightToLeft ? .right : .left, in: frame.insetBy(dx: 1, dy: 1), paint, weight: 2.2, &painter)
            }
        }
        return UnnamedRow(spacing: 6) {
            Text(verbatim: title).font(.headline)
            chevron(true, 12)
            Spacer()
            chevron(false, 18)
            chevron(true, 18).padding(.leading, 22)
        }
        .padding(.horizontal, 12)
    }
}

/// A day of the calendar, or the place of one.
private nonisolated struct CalendarCell: ComposedView {
    let day: CalendarMonth.Day?

    func compose(_ context: ResolveContext) -> some View {
        let (isChosen, isToday) = (day?.isChosen == true, day?.isToday == true)
        let tint = AnyShapeStyle(TintShapeStyle())
        let plain = day?.isAvailable == false ? AnyShapeStyle(HierarchicalShapeStyle.tertiary) : AnyShapeStyle(.primary)
        let style = isChosen && isToday ? AnyShapeStyle(Color.white) : isChosen || isToday ? tint : plain
        return Text(verbatim: day?.text ?? "").font(.system(size: isChosen ? 24 : 20, weight: isChosen ? .medium : .regular))
            .foregroundStyle(style)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isChosen { Circle().fill(.tint.opacity(isToday ? 1 : 0.15)).frame(width: 44, height: 44) }
            }
    }
}
