import Foundation
import ProofsheetLayout

/// Controls in groups of rows on a grey ground, unless a style makes something else of them; scrolls like a list.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init(_ configuration: FormStyleConfiguration) where Content == FormStyleConfiguration.Content {
        content = configuration.content
    }

    func resolve(_ context: ResolveContext) -> ViewList {
        guard let style = context.environment.formStyle else {
            return .nodes([context.listNode("Form", context.environment.listKind ?? .insetGrouped, content)])
        }
        let configuration = FormStyleConfiguration(content: .init(part: context.part("content", content)))
        return .nodes([context.controlNode("Form", style.make(configuration, context))])
    }
}
