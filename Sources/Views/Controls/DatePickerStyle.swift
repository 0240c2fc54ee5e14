import Foundation
import ProofsheetLayout

/// The look of date pickers.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The forms that date pickers have.
enum DatePickerKind: Hashable, Sendable { case compact, graphical, wheel }

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
nonisolated public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }
nonisolated public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: DefaultDatePickerStyle { .init() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: CompactDatePickerStyle { .init() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: WheelDatePickerStyle { .init() } }

private enum DatePickerKindKey: EnvironmentKey { static let defaultValue = DatePickerKind.compact }

extension EnvironmentValues {
    /// The look of date pickers below.
    var datePickerKind: DatePickerKind {
        get { self[DatePickerKindKey.self] }
        set { self[DatePickerKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of date pickers inside.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        let kind: DatePickerKind =
            style is GraphicalDatePickerStyle ? .graphical : style is WheelDatePickerStyle ? .wheel : .compact
        return environment(\.datePickerKind, kind)
    }
}
