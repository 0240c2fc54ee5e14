import Foundation
import ProofsheetLayout

/// The look of boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of boxes is given.
nonisolated public struct GroupBoxStyleConfiguration {
    /// The headline.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    /// What is in the box.
    nonisolated public struct Content: View, StylePart {
        let part: ViewPart
    }

    public let label: Label
    public let content: Content
}

/// A style of boxes as the environment keeps it.
struct AnyGroupBoxStyle {
    let make: (GroupBoxStyleConfiguration, ResolveContext) -> ViewList

    init<S: GroupBoxStyle>(_ style: S) {
        make = { configuration, context in
            let inner = context.environment(\.groupBoxStyle, AnyGroupBoxStyle(DefaultGroupBoxStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: AnyGroupBoxStyle { AnyGroupBoxStyle(DefaultGroupBoxStyle()) }
}

extension EnvironmentValues {
    var groupBoxStyle: AnyGroupBoxStyle {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of boxes inside.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { environment(\.groupBoxStyle, AnyGroupBoxStyle(style)) }
}

/// A headline over content on a rounded ground.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            VStack { configuration.content }
        }
        .padding(16)
        .background(Color(.system("secondarySystemBackground")), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: DefaultGroupBoxStyle { .init() } }
