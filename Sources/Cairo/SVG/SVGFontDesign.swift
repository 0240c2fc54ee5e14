import CHarfBuzz
import Foundation
import ProofsheetDrawing

/// A font at a place in its design space: what it draws for a character by itself, and what this file made it draw.
final class SVGFontDesign {
    let name: String
    let face: SVGFontFace
    let variations: [hb_variation_t]
    private let font: OpaquePointer
    private let unitsPerEm: CGFloat
    /// Glyphs by character. Where one character has several glyphs, each further one has a layer of its own.
    private(set) var layers: [[UInt32: UInt32]] = []

    init?(name: String, face: SVGFontFace, variations: [FontInstance.Variation]) {
        guard let font = hb_font_create(face.face) else { return nil }
        self.name = name
        self.face = face
        self.font = font
        self.variations = variations.map { hb_variation_t(tag: SVGFontFace.tag($0.tag), value: Float($0.value)) }
        hb_font_set_variations(font, self.variations, UInt32(self.variations.count))
        unitsPerEm = CGFloat(max(hb_face_get_upem(face.face), 1))
    }

    deinit { hb_font_destroy(font) }

    /// The glyph that the font's own table gives a character, 0 for none.
    func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32 {
        var glyph: UInt32 = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : 0
    }

    /// In ems.
    func advance(_ glyph: UInt32) -> CGFloat { CGFloat(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm }

    /// The outline of a glyph whose origin stands at a point; the size is the em in points.
    func outline(_ glyph: UInt32, at origin: CGPoint, size: CGFloat) -> Path {
        let scale = size / unitsPerEm
        let toPage = CGAffineTransform(scale, 0, 0, -scale, origin.x, origin.y)
        return GlyphTracer.path(font, glyph, toPage)
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

    /// The family name of a layer in the file.
    func family(_ layer: Int) -> String { layer == 0 ? name : "\(name)-\(layer)" }
}
