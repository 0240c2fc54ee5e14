import ProofsheetSyntax

/// Turns `#Preview` into a type that the tool finds by its conformance and asks for the preview.
struct PreviewExpansion {
    private let discriminator: String
    private let text: SourceText

    init(_ request: PluginRequest.Freestanding) {
        discriminator = request.discriminator
        text = SourceText(request.syntax.source)
    }

    func source() throws(MacroError) -> String {
        guard let body = PreviewBody(in: text) else { throw .previewWithoutBody }
        // The name in front of the discriminator's suffix is what the compiler counts as covered by the macro.
        return """
            struct \(discriminator)15PreviewRegistryfMu_: ProofsheetViews::PreviewRegistry {
                static var source: ProofsheetViews::PreviewSource {
                    ProofsheetViews::PreviewSource(path: #filePath, line: #line, viewName: \(literal(body.viewName)))
                }
                @_Concurrency::MainActor static func makePreview() -> ProofsheetViews::Preview {
                    \(body.previewed)ProofsheetViews::Preview\(body.arguments)
                }
            }
            """
    }

    private func literal(_ text: String) -> String {
        let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "\"" + String(escaped) + "\""
    }
}
