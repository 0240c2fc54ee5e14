import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing

/// A font at a place in its design space, at no size yet: what shaping and drawing share.
final class FontDesign {
    let face: FontFace
    /// Sorted by tag.
    let variations: [FontInstance.Variation]
    /// HarfBuzz's font, measuring in font units.
    let font: OpaquePointer?
    /// The advances that glyphs have in place of the font's own, nil where they keep those.
    let advances: DesignAdvances?

    init(face: FontFace, variations: [FontInstance.Variation]) {
        self.face = face
        self.variations = variations
        advances = nil
        let font = hb_font_create(face.face)
        let settings = variations.map {
            hb_variation_t(tag: FontTag.tag($0.tag), value: Float($0.value))
        }
        hb_font_set_variations(font, settings, UInt32(settings.count))
        self.font = font
    }

    /// The same glyphs with other advances.
    init(_ design: FontDesign, advances: DesignAdvances) {
        face = design.face
        variations = design.variations
        self.advances = advances
        font = hb_font_create_sub_font(design.font)
        let functions = hb_font_funcs_create()
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in data.map { Unmanaged<DesignAdvances>.fromOpaque($0).takeUnretainedValue().advance(glyph) } ?? 0 },
            nil, nil)
        hb_font_set_funcs(font, functions, Unmanaged.passUnretained(advances).toOpaque(), nil)
        hb_font_funcs_destroy(functions)
    }

    deinit { hb_font_destroy(font) }

    /// The font's own vertical measures in em; what it does not say is taken from the ascent.
    private(set) lazy var metrics: FontMetrics = {
        let em = Double(face.unitsPerEm)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        func measure(_ tag: hb_ot_metrics_tag_t, otherwise share: Double) -> Double {
            var value: hb_position_t = 0
            let found = hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0
            return found ? Double(value) / em : Double(extents.ascender) / em * share
        }
        return FontMetrics(
            ascent: Double(extents.ascender) / em, descent: Double(-extents.descender) / em,
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.74),
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.54))
    }()

    /// The font's own line under text in em; a tenth and a twentieth of the em where it says nothing.
    private(set) lazy var underline: UnderlineMetrics = {
        let em = Double(face.unitsPerEm)
        var (offset, size): (hb_position_t, hb_position_t) = (0, 0)
        let isKnown =
            hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &offset) != 0
            && hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &size) != 0 && size > 0
        guard isKnown else { return UnderlineMetrics(offset: 0.1, thickness: 0.05) }
        // The font gives the line's upper edge.
        return UnderlineMetrics(offset: (Double(size) / 2 - Double(offset)) / em, thickness: Double(size) / em)
    }()

    /// The glyphs that have colours of their own; nil where the font has none.
    private(set) lazy var colorGlyphs = ColorGlyphs(face: face, font: font)

    /// The advance of a character in font units, 0 where there is no glyph for it.
    func advance(_ character: Unicode.Scalar) -> Int32 { glyph(character.value).map(advance(glyph:)) ?? 0 }

    /// The advance of a glyph in font units.
    func advance(glyph: hb_codepoint_t) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

    /// The glyphs of a text with an OpenType feature.
    func glyphs(of text: String, feature: hb_tag_t) -> [hb_codepoint_t] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_guess_segment_properties(buffer)
        var features = [hb_feature_t(tag: feature, value: 1, start: 0, end: .max)]
        hb_shape(font, buffer, &features, 1)
        var length: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &length) else { return [] }
        return (0..<Int(length)).map { infos[$0].codepoint }
    }

    /// The glyph that draws a character when it stands alone, nil where there is none.
    func glyph(_ scalar: hb_codepoint_t) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }
}
