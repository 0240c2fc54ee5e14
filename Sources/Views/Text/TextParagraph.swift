import Foundation
import ProofsheetDrawing

/// A paragraph of a text, shaped, with what lines need to know beyond its clusters.
struct TextParagraph {
    let text: String
    let shaped: ShapedParagraph
    /// By cluster: what a soft hyphen advances by where a line ends at it, in points.
    let hyphens: [Int: CGFloat]
    private let styles: [TextContent.Style]
    private let shaper: any TextShaper
    private let language: () -> String

    /// The character that is drawn where a line ends within a word.
    static let hyphen = "-"

    private static let softHyphen: [UInt8] = [0xC2, 0xAD]

    /// One style for each run; the code of the language is asked for where a word has to be divided.
    init(
        _ paragraph: StyledParagraph, _ styles: [TextContent.Style], _ shaper: any TextShaper, language: @escaping () -> String
    ) {
        text = paragraph.text
        (self.styles, self.shaper, self.language) = (styles, shaper, language)
        let shaped = shaper.shape(paragraph).stretched { styles[$0].stretch }
        self.shaped = text.utf8.contains(0x09) ? shaped.settingTabs(in: text) : shaped
        var hyphens: [Int: CGFloat] = [:]
        if text.unicodeScalars.contains("\u{AD}") {
            let bytes = Array(text.utf8)
            for (index, cluster) in shaped.clusters.enumerated()
            where bytes[cluster.start..<cluster.end].elementsEqual(Self.softHyphen) {
                hyphens[index] = Self.advance(ofHyphen: styles[cluster.run], shaper)
            }
        }
        self.hyphens = hyphens
    }

    /// The last place between two clusters where a word may be divided: the number of the cluster after it, and what the hyphen
    /// advances by in points; nil without one.
    func division(after start: Int, before end: Int) -> (cluster: Int, hyphen: CGFloat)? {
        let division = WordDivision(text: text, clusters: shaped.clusters, language: language(), shaper: shaper)
        guard let place = division.last(after: start, before: end) else { return nil }
        return (place, Self.advance(ofHyphen: styles[shaped.clusters[place - 1].run], shaper))
    }

    private static func advance(ofHyphen style: TextContent.Style, _ shaper: any TextShaper) -> CGFloat {
        shaper.mark(hyphen, style).clusters.reduce(0) { $0 + $1.advance }
    }
}

extension TextShaper {
    /// Characters that a line gains, an ellipsis or a hyphen, set like the text beside them.
    func mark(_ text: String, _ style: TextContent.Style, isRightToLeft: Bool = false) -> ShapedParagraph {
        var font = style.font.request
        if style.picture != nil { font.tracking = 0 }
        return shape(StyledParagraph(text: text, font: font, isRightToLeft: isRightToLeft)).stretched { _ in style.stretch }
    }
}

extension ShapedParagraph {
    private func changingAdvances(_ advance: (Cluster) -> CGFloat) -> ShapedParagraph {
        let clusters = clusters.map { cluster in
            Cluster(
                start: cluster.start, end: cluster.end, advance: advance(cluster), level: cluster.level,
                allowsBreakAfter: cluster.allowsBreakAfter, isSpace: cluster.isSpace, font: cluster.font, run: cluster.run,
                glyphs: cluster.glyphs)
        }
        return ShapedParagraph(clusters: clusters, fonts: fonts, baseLevel: baseLevel, missing: missing)
    }

    /// Advances by a factor for each run; glyphs keep their places in the cluster, to be stretched when they are drawn.
    fileprivate func stretched(_ factor: (_ run: Int) -> CGFloat) -> ShapedParagraph {
        guard clusters.contains(where: { factor($0.run) != 1 }) else { return self }
        return changingAdvances { $0.advance * factor($0.run) }
    }

    /// Points from one tab stop to the next: what paragraphs of the system's text have unless they are told otherwise (documented).
    private static let tabDistance: CGFloat = 28

    /// Tabs reach to the next stop, as if the paragraph did not wrap.
    fileprivate func settingTabs(in text: String) -> ShapedParagraph {
        let bytes = Array(text.utf8)
        var place: CGFloat = 0
        return changingAdvances { cluster in
            guard bytes[cluster.start] == 0x09 else {
                place += cluster.advance
                return cluster.advance
            }
            let next = ((place / Self.tabDistance).rounded(.down) + 1) * Self.tabDistance
            defer { place = next }
            return next - place
        }
    }
}
