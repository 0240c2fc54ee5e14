import Foundation
import ProofsheetLayout

/// The look of labelled values.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labelled values is given.
nonisolated public struct LabeledContentStyleConfiguration {
    /// The label.
    nonisolated public struct Label: View, StylePart {
        let part: ViewPart
    }

    /// The value.
    nonisolated public struct Content: View, StylePart {
        let part: ViewPart
    }

    public let label: Label
    public let content: Content
}

/// A style of labelled values as the environment keeps it.
struct AnyLabeledContentStyle {
    let make: (LabeledContentStyleConfiguration, ResolveContext) -> ViewList

    init<S: LabeledContentStyle>(_ style: S) {
        make = { configuration, context in
            let inner = context.environment(\.labeledContentStyle, AnyLabeledContentStyle(AutomaticLabeledContentStyle()))
            return inner.styled(style, configuration) { $0.0.makeBody(configuration: $0.1) }
        }
    }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: AnyLabeledContentStyle { AnyLabeledContentStyle(AutomaticLabeledContentStyle()) }
}

extension EnvironmentValues {
    var labeledContentStyle: AnyLabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of labelled values inside.
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, AnyLabeledContentStyle(style))
    }
}

/// Label and grey value at the two ends of the width; at accessibility sizes the value stands below.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlRow(
            label: configuration.label,
            control: configuration.content.foregroundStyle(HierarchicalShapeStyle.secondary), stacking: .always)
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}
