import Foundation
import ProofsheetLayout

/// The look of buttons, made from their label; tapping stays as it is.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look and behaviour of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button style is given.
nonisolated public struct ButtonStyleConfiguration {
    /// The label of the button.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    public let role: ButtonRole?
    public let label: Label
    /// Never, in a picture.
    public let isPressed: Bool
}

/// What a primitive button style is given; it is used on the main thread only.
nonisolated public struct PrimitiveButtonStyleConfiguration: @unchecked Sendable {
    /// The label of the button.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    public let role: ButtonRole?
    public let label: Label
    let action: @MainActor () -> Void

    @MainActor public func trigger() { action() }
}

/// A button taken apart for its style.
struct ButtonParts {
    let role: ButtonRole?
    let label: ViewPart
    let action: @MainActor () -> Void
}

/// A style of buttons as the environment keeps it.
struct AnyButtonStyle {
    let make: (ButtonParts, ResolveContext) -> ViewList

    init<S: ButtonStyle>(_ style: S) {
        make = { parts, context in
            let configuration = ButtonStyleConfiguration(role: parts.role, label: .init(part: parts.label), isPressed: false)
            return context.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }

    init<S: PrimitiveButtonStyle>(_ style: S) {
        make = { parts, context in
            let configuration = PrimitiveButtonStyleConfiguration(
                role: parts.role, label: .init(part: parts.label), action: parts.action)
            // Where the style makes a button of its own, that one has the look of the default.
            let inner = context.environment(\.buttonStyle, AnyButtonStyle(DefaultButtonStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { AnyButtonStyle(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of buttons inside.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }

    /// Sets the look and behaviour of buttons inside.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyle, AnyButtonStyle(style))
    }
}
