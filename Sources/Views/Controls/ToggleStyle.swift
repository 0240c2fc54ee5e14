import Foundation
import ProofsheetLayout

/// The look of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style is given.
nonisolated public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    public let label: Label
    public var isMixed: Bool
    @Binding public var isOn: Bool

    init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
        self.label = label
        self.isMixed = isMixed
        _isOn = isOn
    }
}

/// A style of toggles as the environment keeps it.
struct AnyToggleStyle {
    let make: (ToggleStyleConfiguration, ResolveContext) -> ViewList

    init<S: ToggleStyle>(_ style: S) {
        make = { configuration, context in
            let inner = context.environment(\.toggleStyle, AnyToggleStyle(DefaultToggleStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: AnyToggleStyle { AnyToggleStyle(DefaultToggleStyle()) }
}

extension EnvironmentValues {
    var toggleStyle: AnyToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of toggles inside.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, AnyToggleStyle(style)) }
}

/// A switch; a button in bars.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultToggleLook(configuration: configuration) }
}

/// A switch at the trailing end.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
    private let color: Color?

    public init() { color = nil }
    public init(tint: Color) { color = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SwitchRow(configuration: configuration).mapContext { if let color { $0.environment.tint = color } }
    }
}

/// A button on a pale ground while it is on, without one while it is off [assumed].
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleButton(label: configuration.label, isOn: configuration.isOn)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { .init() } }

/// A toggle as a button: on a ground of its tint while it is on.
nonisolated struct ToggleButton<Label: View>: ComposedView {
    let label: Label
    let isOn: Bool

    func compose(_ context: ResolveContext) -> some View {
        let tint = context.environment.tintStyle ?? AnyShapeStyle(TintShapeStyle())
        // Where bars float the item has a ground already.
        if context.environment.isInBar, context.session.profile.generation == .ios26 {
            let style = isOn ? tint : AnyShapeStyle(Color.primary)
            return AnyView(UnnamedRow { label }.mapContext { $0.setForeground([style]) })
        }
        return AnyView(
            BorderedButton(label: label, role: nil, kind: isOn ? .pale : .bare).mapContext { $0.environment.tintStyle = tint })
    }
}

/// A switch, or in a bar a button.
nonisolated struct DefaultToggleLook: ComposedView {
    let configuration: ToggleStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        context.environment.isInBar
            ? AnyView(ToggleButton(label: configuration.label, isOn: configuration.isOn)) : AnyView(SwitchRow(configuration: configuration))
    }
}

/// A label and a switch that fill the width between them.
nonisolated struct SwitchRow: ComposedView {
    let configuration: ToggleStyleConfiguration

    func compose(_ context: ResolveContext) -> some View {
        ControlRow(label: configuration.label, control: SwitchDrawing.view(isOn: configuration.isOn, context))
            .keepingPlainDistances()
    }
}
