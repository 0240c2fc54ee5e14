import CProofsheetFreeType
import CProofsheetHarfBuzz
import ProofsheetDrawing

/// FreeType's view of a font at a place in its design space: masks of glyphs, never hinted.
final class GlyphScaler {
    /// How far upright glyphs lean where their family has no italic: sideways per upwards.
    static let slant = 0.25

    private let design: FontDesign
    private let face: FT_Face
    private var size: FT_F26Dot6 = 0

    /// Nil where FreeType cannot read the font.
    init?(design: FontDesign, library: FT_Library) {
        let bytes = design.face.file.bytes.bindMemory(to: FT_Byte.self)
        var opened: FT_Face?
        guard FT_New_Memory_Face(library, bytes.baseAddress, FT_Long(bytes.count), FT_Long(design.face.index), &opened) == 0,
            let opened
        else { return nil }
        self.design = design
        face = opened
        let values = Dictionary(uniqueKeysWithValues: design.variations.map { ($0.tag, $0.value) })
        var coordinates = design.face.axes.map { axis in
            FT_Fixed(((values[FontTag.name(axis.tag)] ?? axis.standard) * 65536).rounded())
        }
        if !coordinates.isEmpty { FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates) }
    }

    deinit { FT_Done_Face(face) }

    /// A glyph's coverage; `phase` moves it to the right by quarters of a pixel. Nil for glyphs without ink.
    func mask(_ glyph: UInt32, size: FT_F26Dot6, isSlanted: Bool, phase: Int) -> GlyphMask? {
        setSize(size)
        guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0 else { return nil }
        let slot = face.pointee.glyph
        guard slot?.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
        if isSlanted {
            var matrix = FT_Matrix(xx: 0x10000, xy: FT_Fixed(Self.slant * 65536), yx: 0, yy: 0x10000)
            FT_Outline_Transform(&face.pointee.glyph.pointee.outline, &matrix)
        }
        FT_Outline_Translate(&face.pointee.glyph.pointee.outline, FT_Pos(phase * 16), 0)
        // Contours of variable fonts overlap, and FreeType adds up what both cover of a pixel unless it is told.
        if !design.face.axes.isEmpty { face.pointee.glyph.pointee.outline.flags |= FT_OUTLINE_OVERLAP }
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0, let slot else { return nil }
        return GlyphMask(slot.pointee)
    }

    private func setSize(_ wanted: FT_F26Dot6) {
        guard wanted != size else { return }
        FT_Set_Char_Size(face, wanted, wanted, 72, 72)
        size = wanted
    }
}
