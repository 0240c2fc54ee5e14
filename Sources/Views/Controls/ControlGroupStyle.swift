import Foundation
import ProofsheetLayout

/// The look of groups of controls.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups of controls is given.
nonisolated public struct ControlGroupStyleConfiguration {
    /// The controls.
    nonisolated public struct Content: View, StylePart {
        let part: ViewPart
    }

    /// What the group is for.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    public let content: Content
    public let label: Label
}

/// A style of groups of controls as the environment keeps it.
struct AnyControlGroupStyle {
    let make: (ControlGroupStyleConfiguration, ResolveContext) -> ViewList

    init<S: ControlGroupStyle>(_ style: S) {
        make = { configuration, context in
            let inner = context.environment(\.controlGroupStyle, AnyControlGroupStyle(AutomaticControlGroupStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyControlGroupStyle { AnyControlGroupStyle(AutomaticControlGroupStyle()) }
}

extension EnvironmentValues {
    var controlGroupStyle: AnyControlGroupStyle {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of groups of controls inside.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, AnyControlGroupStyle(style))
    }
}

/// Controls on a common ground; in bars side by side without one.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { AutomaticControlGroup(content: configuration.content) }
}

/// Controls side by side, as in a bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainControlGroup(content: configuration.content) }
}

/// The group's label, which opens a menu of the controls.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ClosedControlGroup(configuration: configuration) }
}

/// The group's label, which opens a small menu of the controls.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { ClosedControlGroup(configuration: configuration) }
}

/// Controls side by side, as in a menu that is open.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainControlGroup(content: configuration.content) }
}

/// A group of controls as a menu at rest.
nonisolated private struct ClosedControlGroup: View {
    let configuration: ControlGroupStyleConfiguration

    var body: some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: AutomaticControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: MenuControlGroupStyle { .init() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: PaletteControlGroupStyle { .init() } }
