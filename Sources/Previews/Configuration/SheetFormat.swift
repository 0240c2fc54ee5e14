/// A kind of file that a sheet is written as.
package enum SheetFormat: String, Hashable, Sendable, CaseIterable {
    case svg, png, pdf
}

/// How text stands in SVG.
package enum SVGText: String, Hashable, Sendable, CaseIterable {
    /// As text that can be selected and searched, in embedded fonts.
    case text
    /// As outlines of its glyphs.
    case outlines
}
