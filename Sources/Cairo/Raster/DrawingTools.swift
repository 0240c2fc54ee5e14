import CProofsheetPixman

/// What one rasterizer keeps between pictures; nothing in it changes what is drawn, only how fast.
final class DrawingTools {
    let glyphs: GlyphCache
    let images = ImageCache()
    let corners = CornerMasks()
    /// Filled anew for every run of glyphs.
    var run: [pixman_glyph_t] = []

    init(fonts: FontLibrary) {
        glyphs = GlyphCache(fonts: fonts)
    }
}
