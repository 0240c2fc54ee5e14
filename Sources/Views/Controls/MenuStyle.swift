import Foundation
import ProofsheetLayout

/// The look of menus, which a picture shows closed.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu style is given.
nonisolated public struct MenuStyleConfiguration {
    /// What opens the menu.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    /// The actions in the menu.
    nonisolated public struct Content: View, StylePart {
        let part: ViewPart
    }

    let label: Label
    let content: Content
}

/// A style of menus as the environment keeps it; nil for the system's own, in which a closed menu looks like a button.
struct AnyMenuStyle {
    let make: (MenuStyleConfiguration, ResolveContext) -> ViewList

    init?<S: MenuStyle>(_ style: S) {
        if style is any SystemMenuStyle { return nil }
        make = { configuration, context in
            let inner = context.environment(\.menuStyle, nil)
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyMenuStyle? { nil }
}

extension EnvironmentValues {
    var menuStyle: AnyMenuStyle? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of menus inside.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyle, AnyMenuStyle(style)) }
}

/// A menu style of the system; a closed menu looks like a button in all of them.
protocol SystemMenuStyle: MenuStyle where Body == Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content> {}

nonisolated extension SystemMenuStyle {
    public func makeBody(configuration: MenuStyleConfiguration)
        -> Menu<MenuStyleConfiguration.Label, MenuStyleConfiguration.Content>
    { Menu(configuration) }
}

nonisolated public struct DefaultMenuStyle: SystemMenuStyle, Sendable { public init() {} }
nonisolated public struct ButtonMenuStyle: SystemMenuStyle, Sendable { public init() {} }
nonisolated public struct BorderlessButtonMenuStyle: SystemMenuStyle, Sendable { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { .init() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { .init() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}
