import Foundation
import ProofsheetDrawing
import ProofsheetLayout

/// A text made ready for layout: shaped paragraphs, and for each run its measures and how it is painted.
///
/// A reference, like its styles, because lines and proposals of a text share it many times over.
final class TextContent {
    /// How a run is set.
    final class Style {
        let font: ResolvedFont
        let metrics: FontMetrics
        let attributes: TextAttributes
        /// A picture that stands in the line in place of the character.
        let picture: TextPicture?
        /// How wide characters are drawn, as a factor.
        var stretch: CGFloat { picture == nil ? font.stretch : 1 }

        init(font: ResolvedFont, metrics: FontMetrics, attributes: TextAttributes, picture: TextPicture? = nil) {
            self.font = font
            self.metrics = metrics
            self.attributes = attributes
            self.picture = picture
        }

        /// The style of letters that stand for small capitals; the line keeps the height of the font's own size.
        func smallCapitals() -> Style {
            var small = font
            small.request.size *= SmallCapitals.scale
            return Style(font: small, metrics: metrics, attributes: attributes)
        }

        /// The style of characters next to the picture, if this one holds any.
        var plain: Style { picture == nil ? self : Style(font: font, metrics: metrics, attributes: attributes) }
    }

    let paragraphs: [TextParagraph]
    /// By paragraph and run.
    let styles: [[Style]]
    /// The style of the surroundings, for empty paragraphs and ellipses.
    let base: Style
    /// How many times the bytes that were shaped the whole text has: 1 unless it is longer than any screen shows.
    let wholeness: CGFloat

    /// UTF-8 bytes of a text that are shaped: several times what the largest screen holds of the smallest text style.
    private static let mostBytes = 60_000

    /// `scale` shrinks every font, for `minimumScaleFactor`; `tightening` takes ems off every advance.
    init(_ text: Text, _ context: ResolveContext, scale: CGFloat, tightening: CGFloat = 0) {
        let environment = context.environment
        let outer = environment.textAttributes
        let (session, category) = (context.session, environment.sizeCategory)
        func style(_ attributes: TextAttributes) -> Style {
            let attributes = attributes.withoutEndlessLengths
            var font = ResolvedFont(
                attributes.resolvedFont(.body), category: category, profile: session.profile, shaper: session.shaper)
            for sentence in font.substitutions(session.shaper) { session.note(sentence) }
            font.request.size *= scale
            font.leading *= scale
            font.request.tracking = (attributes.tracking ?? attributes.kerning ?? 0) * scale - tightening * font.request.size
            // The line keeps the height of the font's own size: swiftui-layout 10.
            var metrics = session.shaper.metrics(font.request)
            if let other = environment.lineHeight?.metrics(metrics, height: metrics.lineHeight + font.leading, size: font.request.size) {
                (metrics, font.leading) = (other, 0)
            }
            if attributes.isSecondaryScale == true { SecondaryScale.apply(to: &font.request) }
            return Style(font: font, metrics: metrics, attributes: attributes)
        }
        var texts: [String] = [""]
        var runs: [[(length: Int, style: Style)]] = [[]]
        var (bytes, kept) = (0, 0)
        for segment in text.segments {
            bytes += segment.string.utf8.count
            let string = Self.cased(Self.start(of: segment.string, bytes: Self.mostBytes - kept), environment)
            kept += string.utf8.count
            var own = style(segment.attributes.inheriting(outer))
            if let image = segment.image {
                own = own.holding(TextPicture(image, own, context), session.shaper)
                texts[texts.count - 1] += TextPicture.stand
                runs[runs.count - 1].append((TextPicture.stand.utf8.count, own))
                continue
            }
            for (index, piece) in Self.lines(string).enumerated() {
                if index > 0 {
                    texts.append("")
                    runs.append([])
                }
                guard !piece.isEmpty else { continue }
                guard let capitals = own.font.smallCapitals else {
                    texts[texts.count - 1] += piece
                    runs[runs.count - 1].append((piece.utf8.count, own))
                    continue
                }
                let small = own.smallCapitals()
                for part in capitals.pieces(of: piece, environment.locale) {
                    texts[texts.count - 1] += part.text
                    runs[runs.count - 1].append((part.text.utf8.count, part.isSmall ? small : own))
                }
            }
        }
        let isLayoutRightToLeft = environment.layoutDirection == .rightToLeft
        let followsContent = environment.writingStrategy.followsContent
        paragraphs = zip(texts, runs).map { text, runs in
            let own = followsContent ? ParagraphDirection.isRightToLeft(text) : nil
            let isRightToLeft = own ?? isLayoutRightToLeft
            let paragraph = StyledParagraph(
                text: text,
                runs: runs.map { StyledParagraph.Run(length: $0.length, font: $0.style.font.request) },
                isRightToLeft: isRightToLeft,
                language: HanLanguage.tag(for: text) { environment.typesettingLanguage ?? environment.locale.language })
            let result = TextParagraph(paragraph, runs.map(\.style), session.shaper) {
                WordDivision.language(environment)
            }
            for character in result.shaped.missing { session.note(Self.missing(character)) }
            return result
        }
        wholeness = kept > 0 && kept < bytes && bytes > Self.mostBytes ? CGFloat(bytes) / CGFloat(kept) : 1
        styles = runs.map { $0.map(\.style) }
        base = style((text.segments.first?.attributes ?? TextAttributes()).inheriting(outer))
    }

    private static func missing(_ character: String) -> String {
        let points = character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return "No font has a glyph for \(points.joined(separator: " ")) \"\(character)\"; a box stands for it."
    }

    /// Whether there is nothing to show.
    var isEmpty: Bool { paragraphs.count < 2 && paragraphs.allSatisfy(\.text.isEmpty) }

    /// The characters of a text that are shaped, as they were written.
    static func shapedCharacters(of text: Text) -> String { start(of: text.string, bytes: mostBytes) }

    // A character that is cut in two stands far below what shows.
    private static func start(of string: String, bytes: Int) -> String {
        guard string.utf8.count > bytes else { return string }
        return String(string.unicodeScalars[..<string.utf8.index(string.startIndex, offsetBy: max(0, bytes))])
    }

    // Every kind of new line, the line and paragraph separators among them.
    private static func lines(_ string: String) -> [String] {
        let isPlain = !string.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
        if isPlain { return [string] }
        return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    private static func cased(_ string: String, _ environment: EnvironmentValues) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }
}
