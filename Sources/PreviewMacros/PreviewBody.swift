import ProofsheetSyntax

/// The closure of a `#Preview`, taken apart.
struct PreviewBody {
    /// What follows the word `Preview` in the call that makes the preview.
    let arguments: String
    /// A local view that holds what the closure declares as `@Previewable`, or nothing.
    let previewed: String
    /// The type of the first view built, for previews without a name.
    let viewName: String

    init?(in text: SourceText) {
        guard let head = text.tokens.firstIndex(where: { $0.kind == .directive }),
            let open = Self.opening(in: text, behind: head), let close = text.closing(open)
        else { return nil }
        let statements = Statements(in: text, between: open, and: close)
        viewName = statements.firstView ?? "Preview"
        let front = text.string(text.tokens[head].range.upperBound..<text.tokens[open].range.upperBound)
        let back = text.string(text.tokens[close].range.lowerBound..<text.bytes.count)
        let inside = text.string(text.tokens[open].range.upperBound..<text.tokens[close].range.lowerBound)
        if statements.previewable.isEmpty {
            previewed = ""
            arguments = front + inside + back
        } else {
            previewed = """
                struct Previewed: ProofsheetViews::View {
                    \(statements.previewable.joined(separator: "\n"))
                    @ProofsheetViews::ViewBuilder var body: some ProofsheetViews::View {
                \(statements.rest)
                    }
                }
                return \u{20}
                """
            arguments = front + " Previewed() " + back
        }
    }

    /// The brace that opens the closure: a trailing one, or the argument called `body`.
    private static func opening(in text: SourceText, behind head: Int) -> Int? {
        guard let next = text.codeIndex(from: head + 1) else { return nil }
        if text.token(next, is: "{") { return next }
        guard text.token(next, is: "("), let close = text.closing(next) else { return nil }
        if let trailing = text.codeIndex(from: close + 1), text.token(trailing, is: "{") { return trailing }
        for index in next..<close where text.token(index, is: "body") {
            guard let colon = text.codeIndex(from: index + 1), text.token(colon, is: ":"),
                let brace = text.codeIndex(from: colon + 1), text.token(brace, is: "{")
            else { continue }
            return brace
        }
        return nil
    }
}
