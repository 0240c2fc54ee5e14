import Foundation
import ProofsheetDrawing

/// A run of glyphs as text: characters that are set one by one at the places of their glyphs.
struct SVGTextRun {
    /// Characters that stand in one layer of a font, side by side.
    struct Span {
        let layer: Int
        var text = ""
        /// A place for each character of the text, from the run's origin.
        var xs: [CGFloat] = []
        var ys: [CGFloat] = []
        /// Nothing may follow: readers do not agree how many places a joined or astral character takes.
        var isClosed = false
    }

    private(set) var spans: [Span] = []
    /// The length that lets single spacing reproduce all places, nil where each has to be told.
    private(set) var evenLength: CGFloat?
    /// Glyphs that are drawn as outlines, because no character has them.
    private(set) var outlines: [GlyphRun.Glyph] = []
    /// Glyphs in colours of their own.
    private(set) var colored: [GlyphRun.Glyph] = []

    init(_ run: GlyphRun, _ font: SVGFont) {
        let assignment = GlyphAssignment(run, nominalGlyph: font.nominalGlyph) { font.advance($0) == 0 }
        let blank = font.nominalGlyph(" ")
        for glyph in assignment.leftover.map({ run.glyphs[$0] }) {
            if font.isColored(glyph) { colored.append(glyph) } else { outlines.append(glyph) }
        }
        var place = CGPoint.zero
        // In reading order, so that the text can be searched and copied.
        for entry in run.isRightToLeft ? assignment.entries.reversed() : assignment.entries {
            let glyph = entry.glyph.map { run.glyphs[$0] }
            if let glyph { place = CGPoint(x: glyph.x, y: glyph.y) }
            var shown = glyph?.id ?? blank
            // A subset's first glyph is never drawn, so a box for a missing character has to be an outline.
            if let glyph, font.isColored(glyph) {
                colored.append(glyph)
                shown = blank
            } else if let glyph, glyph.id == 0 || ComplexScripts.reshape(entry.character) {
                outlines.append(glyph)
                shown = blank
            }
            let scalars = entry.character.unicodeScalars.map(SVGText.allowed)
            guard let first = scalars.first else { continue }
            let others = scalars.dropFirst().map { (scalar: $0, glyph: blank) }
            if others.contains(where: { $0.scalar == first }) {
                // A family's second woman must not be drawn as the family again.
                add([first], at: place, layer: font.layer(for: [(first, shown)]))
                add(others.map(\.scalar), at: place, layer: font.layer(for: others))
            } else {
                add(scalars, at: place, layer: font.layer(for: [(first, shown)] + others))
            }
        }
        evenLength = Self.evenLength(run, assignment, font, spans)
    }

    private mutating func add(_ scalars: [Unicode.Scalar], at place: CGPoint, layer: Int) {
        if spans.last?.layer != layer || spans.last?.isClosed == true { spans.append(Span(layer: layer)) }
        let last = spans.count - 1
        spans[last].text.unicodeScalars.append(contentsOf: scalars)
        spans[last].xs.append(place.x)
        spans[last].ys.append(place.y)
        spans[last].isClosed = scalars.count != 1 || scalars.contains { $0.value > 0xFFFF }
    }

    /// Places may be told by a length alone when they are within this many points of it.
    private static let tolerance: CGFloat = 0.02

    private static func evenLength(
        _ run: GlyphRun, _ assignment: GlyphAssignment, _ font: SVGFont, _ spans: [Span]
    ) -> CGFloat? {
        guard spans.count == 1, assignment.leftover.isEmpty, !run.isRightToLeft, run.glyphs.count > 1,
            run.text.utf16.count == run.glyphs.count, run.glyphs.allSatisfy({ $0.y == 0 && $0.id != 0 }),
            let first = run.glyphs.first, let last = run.glyphs.last
        else { return nil }
        let advances = run.glyphs.map { font.advance($0.id) * run.font.size }
        let natural = advances.dropLast().reduce(0, +)
        let extra = (last.x - first.x - natural) / CGFloat(run.glyphs.count - 1)
        var expected = first.x
        for (glyph, advance) in zip(run.glyphs, advances) {
            guard abs(glyph.x - expected) <= tolerance else { return nil }
            expected += advance + extra
        }
        return last.x - first.x + (advances.last ?? 0)
    }
}

/// Scripts whose characters a browser takes apart or reorders even when the font asks for nothing.
enum ComplexScripts {
    /// Whether the browser would draw other glyphs than the ones assigned: Indic scripts, Thai to Myanmar, Hangul Jamo, Khmer.
    static func reshape(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            switch $0.value {
            case 0x0900...0x11FF, 0x1780...0x17FF, 0x1900...0x1AFF, 0xA800...0xABFF: true
            default: false
            }
        }
    }
}
