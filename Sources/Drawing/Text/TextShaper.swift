import Foundation

/// The text service that layout measures with: it knows fonts, directions and break opportunities, and nothing of lines.
///
/// A shaper answers the same for the same request, in any order. The tests use one whose characters are squares.
package protocol TextShaper: AnyObject {
    /// The vertical measures of a font at its size.
    func metrics(_ font: FontRequest) -> FontMetrics

    /// Where the line under text of a font is drawn, and the thickness of that and of the line through it.
    func underline(_ font: FontRequest) -> UnderlineMetrics

    /// The name of the font that stands for a family whose own is not at hand; nil for a family whose font is.
    func substitute(for family: FontRequest.Family) -> String?

    /// Whether the font has small capitals of its own for the letters that are to be set as such.
    func hasSmallCapitals(_ font: FontRequest) -> Bool

    /// Where a word of a language such as `en` may be divided with a hyphen: UTF-8 offsets in it, ascending; none where that is not known.
    func divisions(of word: String, language: String) -> [Int]

    /// Shapes one paragraph: a text without a line feed in it.
    func shape(_ paragraph: StyledParagraph) -> ShapedParagraph
}

/// A paragraph before shaping: its text, and which font covers which part.
package struct StyledParagraph: Hashable, Sendable {
    /// A part of the text in one font; `length` counts the UTF-8 bytes of `text` from the end of the run before.
    package struct Run: Hashable, Sendable {
        package let length: Int
        package let font: FontRequest

        package init(length: Int, font: FontRequest) {
            self.length = length
            self.font = font
        }
    }

    package let text: String
    /// In reading order; the lengths add up to `text.utf8.count`.
    package let runs: [Run]
    /// The direction the paragraph starts from where the text itself does not decide.
    package let isRightToLeft: Bool
    /// The language whose forms of Han characters are shown, such as `zh-Hant`; empty where none is asked for.
    package let language: String

    package init(text: String, runs: [Run], isRightToLeft: Bool = false, language: String = "") {
        self.text = text
        self.runs = runs
        self.isRightToLeft = isRightToLeft
        self.language = language
    }

    package init(text: String, font: FontRequest, isRightToLeft: Bool = false) {
        self.init(text: text, runs: [Run(length: text.utf8.count, font: font)], isRightToLeft: isRightToLeft)
    }
}
