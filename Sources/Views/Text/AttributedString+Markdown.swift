import Foundation

extension AttributedString {
    /// How Markdown is read; accepted, the marks within lines are read either way.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        public enum InterpretedSyntax: Hashable, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads the marks within lines; Foundation on Linux has no parser.
    ///
    /// *Differences:* headings, lists and other blocks stay as they are written; nothing is an error.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init()
        for segment in Markdown.segments(of: markdown) {
            var part = AttributedString(segment.string)
            let intent = InlinePresentationIntent(segment.attributes)
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            part.link = segment.attributes.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            append(part)
        }
    }
}
