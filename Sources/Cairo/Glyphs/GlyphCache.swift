import CProofsheetFreeType
import CProofsheetPixman
import ProofsheetDrawing

/// Masks of glyphs, kept over all cells and sheets that are drawn with one rasterizer.
///
/// pixman's cache has 32768 slots, drops entries on its own only while thawed and never ends a search when full; it stays
/// frozen here and is emptied as a whole well before.
final class GlyphCache {
    private static let limit = 15000

    private let fonts: FontLibrary
    private let freeType: FT_Library?
    private(set) var masks: OpaquePointer?
    private var count = 0
    private var scalers: [ObjectIdentifier: GlyphScaler] = [:]
    private var sheets: [SheetKey: GlyphSheet] = [:]

    private struct SheetKey: Hashable {
        let font: FontInstance
        let size: FT_F26Dot6
    }

    init(fonts: FontLibrary) {
        self.fonts = fonts
        var library: FT_Library?
        FT_Init_FreeType(&library)
        freeType = library
        masks = pixman_glyph_cache_create()
        pixman_glyph_cache_freeze(masks)
    }

    deinit {
        sheets.removeAll()
        scalers.removeAll()
        pixman_glyph_cache_thaw(masks)
        pixman_glyph_cache_destroy(masks)
        FT_Done_FreeType(freeType)
    }

    /// The glyphs of a font at a number of pixels per em; nil where its file is not at hand.
    func sheet(_ font: FontInstance, pixelsPerEm: Double) -> GlyphSheet? {
        if count > Self.limit { empty() }
        let key = SheetKey(font: font, size: FT_F26Dot6((pixelsPerEm * 64).rounded()))
        if let sheet = sheets[key] { return sheet }
        guard let design = fonts.design(font), let scaler = scaler(design) else { return nil }
        let sheet = GlyphSheet(scaler: scaler, design: design, isSlanted: font.isSlanted, size: key.size)
        sheets[key] = sheet
        return sheet
    }

    /// The mask of a glyph moved by quarters of a pixel; its pixman glyph is nil where there is no ink.
    func mask(_ glyph: UInt32, phase: Int, in sheet: GlyphSheet) -> GlyphSheet.Mask {
        let key = glyph << 2 | UInt32(phase)
        if let mask = sheet.masks[key] { return mask }
        let mask = insert(sheet.scaler.mask(glyph, size: sheet.size, isSlanted: sheet.isSlanted, phase: phase), key, sheet)
        sheet.masks[key] = mask
        return mask
    }

    private func insert(_ mask: GlyphMask?, _ key: UInt32, _ sheet: GlyphSheet) -> GlyphSheet.Mask {
        guard let mask else { return GlyphSheet.Mask() }
        count += 1
        var bytes = mask.bytes
        let glyph = bytes.withUnsafeMutableBytes { buffer -> UnsafeRawPointer? in
            let image = pixman_image_create_bits(
                PIXMAN_a8, Int32(mask.width), Int32(mask.height), buffer.bindMemory(to: UInt32.self).baseAddress,
                Int32(mask.stride))
            defer { pixman_image_unref(image) }
            return pixman_glyph_cache_insert(
                masks, Unmanaged.passUnretained(sheet).toOpaque(), UnsafeMutableRawPointer(bitPattern: Int(key) + 1),
                Int32(-mask.left), Int32(mask.top), image)
        }
        return GlyphSheet.Mask(
            glyph: glyph, left: Int32(mask.left), top: Int32(-mask.top), right: Int32(mask.left + mask.width),
            bottom: Int32(mask.height - mask.top))
    }

    private func scaler(_ design: FontDesign) -> GlyphScaler? {
        if let scaler = scalers[ObjectIdentifier(design)] { return scaler }
        guard let freeType, let scaler = GlyphScaler(design: design, library: freeType) else { return nil }
        scalers[ObjectIdentifier(design)] = scaler
        return scaler
    }

    private func empty() {
        sheets.removeAll()
        count = 0
        pixman_glyph_cache_thaw(masks)
        pixman_glyph_cache_destroy(masks)
        masks = pixman_glyph_cache_create()
        pixman_glyph_cache_freeze(masks)
    }
}
