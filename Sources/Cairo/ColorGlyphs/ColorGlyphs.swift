import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing

/// The coloured glyphs of a font as display items, which every back end draws as it draws all others.
final class ColorGlyphs {
    private let table: ColorTable
    private let font: OpaquePointer?
    private let unitsPerEm: CGFloat
    private var known: [UInt32: [DisplayItem]?] = [:]

    /// Nil where the font has none.
    init?(face: FontFace, font: OpaquePointer?) {
        guard let table = ColorTable(face.face) else { return nil }
        self.table = table
        self.font = font
        unitsPerEm = CGFloat(face.unitsPerEm)
    }

    /// A glyph whose origin stands at a point; the size is the em in points. Nil for a glyph without colours.
    func item(_ glyph: UInt32, at origin: CGPoint, size: CGFloat, opacity: Double = 1, node: Int = 0) -> DisplayItem? {
        guard let items = items(glyph) else { return nil }
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(size / unitsPerEm, 0, 0, -size / unitsPerEm, origin.x, origin.y)
        effect.opacity = opacity
        return .group(node: node, effect: effect, items: items)
    }

    // In font units, y up.
    private func items(_ glyph: UInt32) -> [DisplayItem]? {
        if let items = known[glyph] { return items }
        let items = table.paint(glyph).map { self.items($0, .identity) }
        known[glyph] = .some(items)
        return items
    }

    private func items(_ paint: ColorPaint, _ map: CGAffineTransform) -> [DisplayItem] {
        switch paint {
        case .layers(let layers): return layers.flatMap { items($0, map) }
        case .transformed(let inner, let paint): return items(paint, inner.concatenating(map))
        case .fill(let paint): return [fill(page, paint, map)]
        case .outline(let glyph, let inner): return outlined(glyph, inner, map)
        case .masked(let content, .fill(.color(let color))):
            return group(items(content, map)) { $0.opacity = color.alpha }
        case .masked(let content, let mask):
            return group(items(content, map)) { $0.mask = items(mask, map) }
        case .blended(let content, let mode, let ground):
            let upper = group(items(content, map)) { $0.blend = mode }
            return group(items(ground, map) + upper) { $0.isolated = true }
        }
    }

    private func outlined(_ glyph: UInt32, _ paint: ColorPaint, _ map: CGAffineTransform) -> [DisplayItem] {
        let outline = GlyphTracer.path(font, glyph, map)
        guard !outline.isEmpty else { return [] }
        var (inner, innerMap) = (paint, map)
        while case .transformed(let next, let child) = inner { (inner, innerMap) = (child, next.concatenating(innerMap)) }
        if case .fill(let paint) = inner { return [fill(outline, paint, innerMap)] }
        return group(items(paint, map)) { $0.clip = .path(outline, evenOdd: false) }
    }

    // A gradient keeps its own coordinates; the outline is taken back into them.
    private func fill(_ outline: Path, _ paint: Paint, _ map: CGAffineTransform) -> DisplayItem {
        func shape(_ path: Path) -> DisplayItem {
            .shape(node: 0, outline: .path(path, evenOdd: false), paint: paint, stroke: nil)
        }
        if case .color = paint { return shape(outline) }
        guard !map.isIdentity, map.isInvertible else { return shape(outline) }
        var effect = GroupEffect()
        effect.transform = map
        return .group(node: 0, effect: effect, items: [shape(outline.applying(map.inverted()))])
    }

    private func group(_ items: [DisplayItem], change: (inout GroupEffect) -> Void) -> [DisplayItem] {
        var effect = GroupEffect()
        change(&effect)
        return [.group(node: 0, effect: effect, items: items)]
    }

    // What fills everything fills this: an em around the em that glyphs stand in.
    private var page: Path {
        var path = Path()
        path.addRect(CGRect(x: -unitsPerEm, y: -unitsPerEm, width: 3 * unitsPerEm, height: 3 * unitsPerEm))
        return path
    }
}
