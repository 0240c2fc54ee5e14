import Foundation
import ProofsheetLayout

/// A month as a calendar with the chosen day on a pale disc, and the time below where it can be chosen.
///
/// The height is the profile's; the sizes of text and disc are assumed. Today is written in the tint, on a full disc where it is
/// the chosen day.
nonisolated struct DateCalendarLook: ComposedView {
    let date: Date
    let components: DatePickerComponents

    func compose(_ context: ResolveContext) -> some View {
        let month = CalendarMonth(date, FormatSurroundings(context.environment))
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
                            CalendarDay(
                                text: month.weeks[week][day], isChosen: month.chosen == [week, day],
                                isToday: month.today == [week, day])
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
private nonisolated struct CalendarDay: ComposedView {
    let text: String
    let isChosen: Bool
    let isToday: Bool

    func compose(_ context: ResolveContext) -> some View {
        let tint = AnyShapeStyle(TintShapeStyle())
        let style = isChosen && isToday ? AnyShapeStyle(Color.white) : isChosen || isToday ? tint : AnyShapeStyle(.primary)
        return Text(verbatim: text).font(.system(size: isChosen ? 24 : 20, weight: isChosen ? .medium : .regular))
            .foregroundStyle(style)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if isChosen { Circle().fill(.tint.opacity(isToday ? 1 : 0.15)).frame(width: 44, height: 44) }
            }
    }
}
