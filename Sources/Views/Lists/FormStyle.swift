import Foundation
import ProofsheetLayout

/// The look of forms.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of forms is given.
nonisolated public struct FormStyleConfiguration {
    /// The content of the form.
    nonisolated public struct Content: View, StylePart {
        let part: ViewPart
    }

    public let content: Content
}

/// A style of forms as the environment keeps it; nil for the system's own, which are grouped rows.
struct AnyFormStyle {
    let make: (FormStyleConfiguration, ResolveContext) -> ViewList

    init?<S: FormStyle>(_ style: S) {
        if style is any SystemFormStyle { return nil }
        make = { configuration, context in
            let inner = context.environment(\.formStyle, nil)
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum FormStyleKey: EnvironmentKey {
    static var defaultValue: AnyFormStyle? { nil }
}

extension EnvironmentValues {
    var formStyle: AnyFormStyle? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of forms inside.
    ///
    /// *Differences:* the system's own styles are all drawn as grouped rows, the one of columns too.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, AnyFormStyle(style)) }
}

/// A form style of the system.
protocol SystemFormStyle: FormStyle where Body == Form<FormStyleConfiguration.Content> {}

nonisolated extension SystemFormStyle {
    public func makeBody(configuration: FormStyleConfiguration) -> Form<FormStyleConfiguration.Content> { Form(configuration) }
}

nonisolated public struct AutomaticFormStyle: SystemFormStyle, Sendable { public init() {} }
nonisolated public struct GroupedFormStyle: SystemFormStyle, Sendable { public init() {} }
nonisolated public struct ColumnsFormStyle: SystemFormStyle, Sendable { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }
