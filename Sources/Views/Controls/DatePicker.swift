import Foundation
import ProofsheetLayout

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A date that can be chosen; its parts stand on pale grounds at the trailing end.
///
/// *Differences:* no day of the calendar is marked as today; a picture has no clock.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
    public typealias Components = DatePickerComponents

    private let date: Date
    private let components: Components
    private let label: Label

    private init(_ date: Date, _ components: Components, _ label: Label) {
        self.date = date
        self.components = components
        self.label = label
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let inner = context.insideControl
        // A time alone has no calendar: its field is shown.
        let kind =
            components.contains(.date) || context.environment.datePickerKind == .wheel ? context.environment.datePickerKind : .compact
        if kind == .graphical {
            let look = DateCalendarLook(date: date, components: components)
            return .nodes([context.controlNode("DatePicker", look.resolved(inner))])
        }
        if kind == .wheel {
            let look = DateWheelsLook(date: date, components: components)
            return .nodes([context.controlNode("DatePicker", look.resolved(inner))])
        }
        let look = ControlRow(
            label: PartView(part: inner.part("label", label)), control: DateCapsules(date: date, components: components),
            stacking: .whereTight)
        return .nodes([context.controlNode("DatePicker", look.keepingPlainDistances().resolved(inner))])
    }
}

extension DatePicker {
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label()) }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, label()) }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, Text(title)) }
}

/// The date and the time, each on a pale ground.
nonisolated struct DateCapsules: ComposedView {
    let date: Date
    let components: DatePickerComponents

    func compose(_ context: ResolveContext) -> some View {
        let surroundings = FormatSurroundings(context.environment)
        let height = CGFloat(context.session.profile.metric("datePicker.compactHeight"))
        // Large text makes the ground grow, and then it counts as it is.
        let counted = context.environment.sizeCategory.isAccessibilityCategory ? nil : RowControl.height(height, context)
        let radius = CGFloat(context.session.profile.metric("datePicker.compactRadius"))
        func capsule(_ style: Date.FormatStyle) -> some View {
            Text(verbatim: surroundings.string(date, style))
                .padding(.horizontal, 11)
                .padding(.vertical, counted == nil ? 6 : 0)
                .frame(minHeight: height)
                .background(Color(.system("tertiarySystemFill")), in: RoundedRectangle(cornerRadius: radius))
                .frame(height: counted)
        }
        return UnnamedRow(spacing: 6) {
            if components.contains(.date) { capsule(.dateTime.month(.abbreviated).day().year()) }
            if components.contains(.hourAndMinute) { capsule(.dateTime.hour().minute()) }
        }
    }
}
