import Foundation
import ProofsheetLayout

/// The label on a pale ground.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, kind: .pale)
    }
}

/// The label in white on the accent colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, kind: .prominent)
    }
}

/// The label on glass, in the colour of text unless a tint or a role gives it another [assumed].
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    private let glass: Glass

    public init() { glass = .regular }

    public init(_ glass: Glass) { self.glass = glass }

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, kind: .glass(glass))
    }
}

/// The label in white on glass of the accent colour.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, kind: .prominent)
    }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { .init() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { .init() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { .init() }
}
