import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing

/// The text service of the real fonts; for one thread at a time.
///
///     let shaper = try HarfBuzzShaper(fonts: FontLibrary(set))
///     shaper.shape(StyledParagraph(text: "Hello world", font: FontRequest())).clusters.count   // 11
package final class HarfBuzzShaper: TextShaper {
    private let resolver: FontResolver
    private let lineBreaks = LineBreaks()
    private let buffer = hb_buffer_create()
    private var units = ShapingCache<UnitKey, UnitParagraph>(limit: 4_000_000)
    private var shaped = ShapingCache<StyledParagraph, ShapedParagraph>(limit: 1_000_000)

    /// Everything that decides over glyphs; what only scales or spreads them is left out.
    private struct UnitKey: Hashable {
        struct Run: Hashable {
            let length: Int
            let design: ObjectIdentifier
            let weight: Double
            let features: FontStyle.Features
        }

        let text: String
        let runs: [Run]
        let isRightToLeft: Bool
        let language: String
    }

    /// Throws `noSystemFont` where the library has no font for the system family.
    package init(fonts: FontLibrary) throws(CairoError) {
        resolver = try FontResolver(library: fonts)
    }

    deinit { hb_buffer_destroy(buffer) }

    package func hasSmallCapitals(_ font: FontRequest) -> Bool { resolver.hasSmallCapitals(font) }

    package func substitute(for family: FontRequest.Family) -> String? { resolver.substitute(for: family) }

    package func metrics(_ font: FontRequest) -> FontMetrics { resolver.metrics(font) }

    package func underline(_ font: FontRequest) -> UnderlineMetrics { resolver.underline(font) }

    package func divisions(of word: String, language: String) -> [Int] {
        resolver.library.patterns(language)?.divisions(of: word) ?? []
    }

    package func shape(_ paragraph: StyledParagraph) -> ShapedParagraph {
        let size = paragraph.text.utf8.count
        return shaped.value(for: paragraph, size: size) {
            let styles = paragraph.runs.map { resolver.style($0.font) }
            let key = UnitKey(
                text: paragraph.text,
                runs: zip(paragraph.runs, styles).map {
                    .init(
                        length: $0.length, design: ObjectIdentifier($1.design), weight: $1.weight, features: $1.features)
                }, isRightToLeft: paragraph.isRightToLeft, language: paragraph.language)
            let unit = units.value(for: key, size: size) { shapeUnits(paragraph, styles) }
            return scale(unit, to: paragraph, styles)
        }
    }

    private func shapeUnits(_ paragraph: StyledParagraph, _ styles: [FontStyle]) -> UnitParagraph {
        let levels = BidiLevels(paragraph.text, isRightToLeft: paragraph.isRightToLeft)
        guard !paragraph.text.isEmpty, !styles.isEmpty else { return UnitParagraph(baseLevel: levels.base) }
        var end = 0
        let runEnds = paragraph.runs.map { run in
            end += run.length
            return end
        }
        var itemizer = Itemizer(library: resolver.library, styles: styles)
        itemizer.itemize(paragraph.text, runEnds: runEnds, levels: levels)
        let breaks = lineBreaks.offsets(in: paragraph.text)
        var text = paragraph.text
        var result = text.withUTF8 { bytes in
            var shaper = ItemShaper(
                text: bytes, graphemes: itemizer.graphemes, breaks: breaks,
                moves: resolver.library.systemAdvances?.kerning.moves(in: bytes) ?? [:], language: paragraph.language, buffer: buffer)
            for item in itemizer.items { shaper.shape(item, features: styles[item.run].features) }
            return shaper.paragraph
        }
        result.baseLevel = levels.base
        result.missing = itemizer.missing
        return result
    }

    private func scale(_ unit: UnitParagraph, to paragraph: StyledParagraph, _ styles: [FontStyle]) -> ShapedParagraph {
        var fonts = InstanceList()
        let emoji = resolver.library.face(.emoji)
        let clusters = unit.clusters.map { cluster in
            let request = paragraph.runs[cluster.run].font
            let style = styles[cluster.run]
            let design = unit.designs[cluster.design]
            let isEmoji = design.face === emoji
            let size = isEmoji ? EmojiMetrics.drawnSize(textSize: request.size) : request.size
            let perUnit = size / CGFloat(design.face.unitsPerEm)
            let own = CGFloat(cluster.advance) * perUnit
            let advance = isEmoji && size > 0 ? EmojiMetrics.advance(own: own / size, textSize: request.size) : own
            let spread = cluster.isFamilyFont ? request.size * CGFloat(style.tracking) : 0
            let tracking = (spread + request.tracking) * CGFloat(cluster.characters)
            // Tracking follows the character: to its left where reading goes to the left. Emoji stand in the middle of their advance.
            let shift = (cluster.level & 1 == 1 ? tracking : 0) + (advance - own) / 2
            return ShapedParagraph.Cluster(
                start: cluster.start, end: cluster.end, advance: advance + tracking, level: cluster.level,
                allowsBreakAfter: cluster.allowsBreakAfter, isSpace: cluster.isSpace,
                font: fonts.index(design: design, size: size, isSlanted: cluster.isFamilyFont && style.isSlanted), run: cluster.run,
                glyphs: unit.glyphs[cluster.glyphs].map {
                    .init(id: $0.id, x: CGFloat($0.x) * perUnit + shift, y: CGFloat($0.y) * perUnit)
                })
        }
        return ShapedParagraph(
            clusters: clusters, fonts: fonts.instances, baseLevel: unit.baseLevel, missing: unit.missing)
    }
}
