import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing

/// A font of one SVG file: what it draws for a character by itself, and what the file makes it draw.
final class SVGFont {
    let name: String
    let design: FontDesign
    /// Glyphs by character. Where one character has several glyphs, each further one has a layer of its own.
    private(set) var layers: [[UInt32: UInt32]] = []

    init(name: String, design: FontDesign) {
        self.name = name
        self.design = design
    }

    private var unitsPerEm: CGFloat { CGFloat(design.face.unitsPerEm) }

    /// The glyph that the font's own table gives a character, 0 for none.
    func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32 {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(design.font, scalar.value, &glyph) != 0 ? glyph : 0
    }

    /// Whether a glyph has colours of its own, which no text can draw.
    func isColored(_ glyph: GlyphRun.Glyph) -> Bool {
        design.colorGlyphs?.item(glyph.id, at: .zero, size: 1) != nil
    }

    /// Whether all that shows of a run has colours of its own.
    func isColored(_ run: GlyphRun) -> Bool {
        design.colorGlyphs != nil && run.glyphs.allSatisfy { isColored($0) || outline($0.id, at: .zero, size: 1).isEmpty }
    }

    /// In ems.
    func advance(_ glyph: UInt32) -> CGFloat { CGFloat(hb_font_get_glyph_h_advance(design.font, glyph)) / unitsPerEm }

    /// The outline of a glyph whose origin stands at a point; the size is the em in points.
    func outline(_ glyph: UInt32, at origin: CGPoint, size: CGFloat) -> Path {
        let scale = size / unitsPerEm
        let toPage = CGAffineTransform(scale, 0, 0, -scale, origin.x, origin.y)
        return GlyphTracer.path(design.font, glyph, toPage)
    }

    /// The first layer in which all these characters can have these glyphs; it will have them.
    func layer(for pairs: [(scalar: Unicode.Scalar, glyph: UInt32)]) -> Int {
        for index in layers.indices {
            if Self.fits(pairs, &layers[index]) { return index }
        }
        var layer: [UInt32: UInt32] = [:]
        for (scalar, glyph) in pairs where layer[scalar.value] == nil { layer[scalar.value] = glyph }
        layers.append(layer)
        return layers.count - 1
    }

    private static func fits(
        _ pairs: [(scalar: Unicode.Scalar, glyph: UInt32)], _ layer: inout [UInt32: UInt32]
    ) -> Bool {
        guard pairs.allSatisfy({ layer[$0.scalar.value, default: $0.glyph] == $0.glyph }) else { return false }
        for (scalar, glyph) in pairs { layer[scalar.value] = glyph }
        return true
    }

    /// The place on axes that the file's font still has, as a style; nil where it has none.
    private(set) lazy var axisStyle: String? =
        design.face.hasCompactVariations
        ? "font-variation-settings:"
            + design.variations.map { "'\($0.tag)' \(SVGNumber.text(CGFloat($0.value)))" }.joined(separator: ",") : nil

    /// The family name of a layer in the file.
    func family(_ layer: Int) -> String { layer == 0 ? name : "\(name)-\(layer)" }
}
