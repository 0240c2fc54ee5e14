import CProofsheetFreeType
import Foundation
import ProofsheetDrawing

/// The glyphs of one font at one size that have been drawn so far.
final class GlyphSheet {
    /// A mask that lies in pixman's cache, and the pixels it covers around the glyph's origin, y down.
    struct Mask {
        var glyph: UnsafeRawPointer?
        var left: Int32 = 0
        var top: Int32 = 0
        var right: Int32 = 0
        var bottom: Int32 = 0
    }

    let scaler: GlyphScaler
    let design: FontDesign
    let isSlanted: Bool
    /// Pixels per em, in 64ths.
    let size: FT_F26Dot6
    /// By glyph number times four plus phase.
    var masks: [UInt32: Mask] = [:]
    private var outlines: [UInt32: Path] = [:]

    init(scaler: GlyphScaler, design: FontDesign, isSlanted: Bool, size: FT_F26Dot6) {
        self.scaler = scaler
        self.design = design
        self.isSlanted = isSlanted
        self.size = size
    }

    /// A glyph's outline in em, y down.
    func outline(_ glyph: UInt32) -> Path {
        if let known = outlines[glyph] { return known }
        let scale = 1 / CGFloat(design.face.unitsPerEm)
        let lean = isSlanted ? CGFloat(GlyphScaler.slant) : 0
        let transform = CGAffineTransform(scale, 0, lean * scale, -scale, 0, 0)
        let path = design.font.map { GlyphTracer.path($0, glyph, transform) } ?? Path()
        outlines[glyph] = path
        return path
    }
}
