import Foundation

extension AttributedString {
    /// How Markdown is read: with its blocks, or as one line of words and marks, whose white space may count.
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

    /// Reads Markdown; Foundation on Linux has no parser.
    ///
    /// *Differences:* the intents of headings, lists and other blocks are not kept, which text does not show; nothing is an error.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self.init(Markdown.segments(of: Self.words(of: markdown, options.interpretedSyntax)), baseURL: baseURL)
    }

    /// Reads Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// The value's own words, with the Markdown in them: there are no translations here.
    public init(
        localized keyAndValue: String.LocalizationValue, options: MarkdownParsingOptions? = nil, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) { self.init(localized: LocalizedStringResource(keyAndValue, table: table)) }

    /// The resource's own words, with the Markdown in them: there are no translations here.
    public init(localized resource: LocalizedStringResource) {
        let surroundings = FormatSurroundings.standard
        let written = LocalizedStringKey(resource).segments.map { $0.saying($0.string(in: surroundings)) }
        self.init(Inflection.inflected(written) { surroundings.locale }, baseURL: nil)
    }

    private init(_ segments: [TextSegment], baseURL: URL?) {
        self.init()
        for segment in segments {
            var part = AttributedString(segment.string)
            let intent = InlinePresentationIntent(segment.attributes)
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            part.link = segment.attributes.link.flatMap { URL(string: $0, relativeTo: baseURL) }
            append(part)
        }
    }

    private static func words(of text: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> String {
        switch syntax {
        case .full: MarkdownBlocks.words(of: text)
        case .inlineOnly: text.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .inlineOnlyPreservingWhitespace: text
        }
    }
}
