import Foundation
import ProofsheetLayout

/// The look of groups that open.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of groups that open is given.
nonisolated public struct DisclosureGroupStyleConfiguration {
    /// The label.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    /// What is shown while the group is open.
    nonisolated public struct Content: View, StylePart {
        let part: ViewPart
    }

    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content) = (label, content)
        _isExpanded = isExpanded
    }
}

/// A style of groups that open as the environment keeps it; nil for the system's own.
struct AnyDisclosureGroupStyle {
    let make: (DisclosureGroupStyleConfiguration, ResolveContext) -> ViewList

    init?<S: DisclosureGroupStyle>(_ style: S) {
        if style is AutomaticDisclosureGroupStyle { return nil }
        make = { configuration, context in
            let inner = context.environment(\.disclosureGroupStyle, nil)
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyDisclosureGroupStyle? { nil }
}

extension EnvironmentValues {
    var disclosureGroupStyle: AnyDisclosureGroupStyle? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of groups that open inside.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
    }
}

/// The system's own look.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}
