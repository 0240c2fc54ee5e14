import Foundation
import ProofsheetLayout

/// Controls in groups of rows on a grey ground; scrolls like a list.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        let kind = context.environment.listKind ?? .insetGrouped
        return .nodes([context.listNode("Form", kind, content)])
    }
}

/// What a style of forms is given.
nonisolated public struct FormStyleConfiguration {
    /// The content of the form.
    nonisolated public struct Content: View, PrimitiveView {
        let resolveContent: (ResolveContext) -> ViewList

        func resolve(_ context: ResolveContext) -> ViewList { resolveContent(context) }
    }

    public let content: Content
}

/// The look of a form; all of them are drawn as grouped rows.
@MainActor @preconcurrency public protocol FormStyle {}

nonisolated public struct AutomaticFormStyle: FormStyle, Sendable { public init() {} }
nonisolated public struct GroupedFormStyle: FormStyle, Sendable { public init() {} }
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable { public init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { .init() } }

nonisolated extension View {
    /// Accepted; forms are grouped rows on these systems whatever the style.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
