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
/// *Differences:* today is the day of the fixed clock that previews see.
nonisolated public struct DatePicker<Label: View>: View, PrimitiveView {
    public typealias Components = DatePickerComponents

    private let date: Date
    private let components: Components
    private let bounds: DateBounds
    private let label: Label

    private init(_ date: Date, _ components: Components, _ bounds: DateBounds, _ label: Label) {
        self.bounds = bounds
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
            let look = DateCalendarLook(date: date, components: components, bounds: bounds)
            return .nodes([context.controlNode("DatePicker", look.resolved(inner))])
        }
        if kind == .wheel {
            let width = CGFloat(context.session.profile.metric("wheelPicker.dateWidth"))
            let look = DateWheelsLook(date: date, components: components).frame(maxWidth: width)
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
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(), label()) }

    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), label()) }

    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), label()) }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(), Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), Text(titleKey)) }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(), Text(title)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), Text(title)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), Text(title)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection.wrappedValue, displayedComponents, DateBounds(range), Text(title)) }
}

/// The date and the time, each on a pale ground.
nonisolated struct DateCapsules: ComposedView {
    let date: Date
    let components: DatePickerComponents

    func compose(_ context: ResolveContext) -> some View {
        let surroundings = FormatSurroundings(context.environment)
        let profile = context.session.profile
        func metric(_ name: String) -> CGFloat { CGFloat(profile.metric(name)) }
        let (height, own) = (metric("datePicker.compactHeight"), metric("datePicker.compactVerticalInset"))
        // Large text makes the ground grow, and then it counts as it is.
        let isLarge = context.environment.sizeCategory.isAccessibilityCategory
        let counted = isLarge || own > 0 ? nil : RowControl.height(height, context)
        let (radius, inset) = (metric("datePicker.compactRadius"), metric("datePicker.compactSideInset"))
        let vertical = own > 0 ? own : isLarge ? 6 : 0
        // A picker of iOS 26 that is disabled loses its grounds.
        let hasGround = context.environment.isEnabled || own == 0
        func capsule(_ style: Date.FormatStyle) -> some View {
            Text(verbatim: surroundings.string(date, style))
                .padding(.horizontal, inset)
                .padding(.vertical, vertical)
                .frame(minHeight: own > 0 ? nil : height)
                .background {
                    if hasGround { RoundedRectangle(cornerRadius: radius).fill(Color(.system("tertiarySystemFill"))) }
                }
                .frame(height: counted)
        }
        return UnnamedRow(spacing: metric("datePicker.compactGap")) {
            if components.contains(.date) { capsule(.dateTime.month(.abbreviated).day().year()) }
            if components.contains(.hourAndMinute) { capsule(.dateTime.hour().minute()) }
        }
    }
}
