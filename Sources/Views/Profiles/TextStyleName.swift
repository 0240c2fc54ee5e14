/// The named text styles, in the order of their tables.
package enum TextStyleName: String, Hashable, Sendable, CaseIterable, Codable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
    case extraLargeTitle, extraLargeTitle2

    /// Position in `allCases`, 0 for the first.
    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
