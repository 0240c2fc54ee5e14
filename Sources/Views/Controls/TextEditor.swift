import Foundation
import ProofsheetLayout

/// Text of many lines that could be edited; takes all it is offered and shows its text at the top.
nonisolated public struct TextEditor: View, ComposedView {
    private let text: String

    public init(text: Binding<String>) { self.text = text.wrappedValue }

    func compose(_ context: ResolveContext) -> some View {
        let profile = context.session.profile
        let isHidden = context.environment.scrollGround == .hidden || context.environment.enclosingList != nil
        return Text(verbatim: text)
            .padding(.horizontal, profile.metric("textEditor.sideInset"))
            .padding(.vertical, profile.metric("textEditor.verticalInset"))
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(isHidden ? Color.clear : Color(.system("systemBackground")), ignoresSafeAreaEdges: [])
            .mapNodes { node, context in context.wrap(node) { $0.clips() } }
    }
}

/// Accepted; editors have one look.
public protocol TextEditorStyle {}

nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable { public init() {} }
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable { public init() {} }

extension TextEditorStyle where Self == AutomaticTextEditorStyle { public static var automatic: AutomaticTextEditorStyle { .init() } }
extension TextEditorStyle where Self == PlainTextEditorStyle { public static var plain: PlainTextEditorStyle { .init() } }

nonisolated extension View {
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
