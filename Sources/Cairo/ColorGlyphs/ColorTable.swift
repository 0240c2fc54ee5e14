import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing

/// The coloured glyphs of a font: its tables `COLR`, version 1, and `CPAL`, the first palette.
///
/// The kinds of paint are those of the pinned emoji font; a glyph with any other, or a damaged one, has no colours.
struct ColorTable {
    private let paints: FontTableReader
    private let colors: ColorPalette
    private let glyphList: Int
    private let layerList: Int

    /// Paints within paints, and paints of one glyph, beyond which a font must be damaged.
    private static let (deepest, most) = (32, 20_000)

    /// Nil where the font has no coloured glyphs.
    init?(_ face: OpaquePointer) {
        guard let paints = FontTableReader(face, "COLR"), let colors = ColorPalette(face),
            let version = paints.short(0), version >= 1, let glyphList = paints.long(14), glyphList > 0,
            let layerList = paints.long(18)
        else { return nil }
        self.paints = paints
        self.colors = colors
        self.glyphList = glyphList
        self.layerList = layerList
    }

    /// How a glyph is painted, or nil for one without colours.
    func paint(_ glyph: UInt32) -> ColorPaint? {
        guard let root = root(glyph) else { return nil }
        var budget = Self.most
        return paint(at: root, depth: 0, &budget)
    }

    // The records are sorted by glyph.
    private func root(_ glyph: UInt32) -> Int? {
        var (low, high) = (0, paints.long(glyphList) ?? 0)
        while low < high {
            let middle = (low + high) / 2
            let record = glyphList + 4 + middle * 6
            guard let found = paints.short(record), let offset = paints.long(record + 2) else { return nil }
            if found == Int(glyph) { return glyphList + offset }
            if found < Int(glyph) { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func paint(at offset: Int, depth: Int, _ budget: inout Int) -> ColorPaint? {
        budget -= 1
        guard depth < Self.deepest, budget > 0, let format = paints.byte(offset) else { return nil }
        switch format {
        case 1: return layers(offset, depth, &budget)
        case 2: return colors.color(paints.short(offset + 1), paints.fraction(offset + 3)).map { .fill(.color($0)) }
        case 4: return linear(offset)
        case 6: return radial(offset)
        case 10:
            guard let glyph = paints.short(offset + 4), let inner = child(offset, 1, depth, &budget) else { return nil }
            return .outline(glyph: UInt32(glyph), inner)
        case 11:
            guard let glyph = paints.short(offset + 1), let root = root(UInt32(glyph)) else { return nil }
            return paint(at: root, depth: depth + 1, &budget)
        case 12, 14, 16, 18:
            guard let map = transform(offset, format), let inner = child(offset, 1, depth, &budget) else { return nil }
            return .transformed(map, inner)
        case 32: return composite(offset, depth, &budget)
        default: return nil
        }
    }

    private func child(_ offset: Int, _ field: Int, _ depth: Int, _ budget: inout Int) -> ColorPaint? {
        paints.triple(offset + field).flatMap { paint(at: offset + $0, depth: depth + 1, &budget) }
    }

    private func layers(_ offset: Int, _ depth: Int, _ budget: inout Int) -> ColorPaint? {
        guard let count = paints.byte(offset + 1), let first = paints.long(offset + 2) else { return nil }
        var layers: [ColorPaint] = []
        for index in first..<first + count {
            guard let place = paints.long(layerList + 4 + index * 4),
                let layer = paint(at: layerList + place, depth: depth + 1, &budget)
            else { return nil }
            layers.append(layer)
        }
        return .layers(layers)
    }

    private func transform(_ offset: Int, _ format: Int) -> CGAffineTransform? {
        func numbers(_ count: Int, read: (Int) -> Double?) -> [CGFloat]? {
            let all = (0..<count).compactMap { read(offset + 4 + $0 * 2).map { CGFloat($0) } }
            return all.count == count ? all : nil
        }
        switch format {
        case 12:
            guard let matrix = paints.triple(offset + 4).map({ offset + $0 }) else { return nil }
            let parts = (0..<6).compactMap { paints.fixed(matrix + $0 * 4).map { CGFloat($0) } }
            guard parts.count == 6 else { return nil }
            return CGAffineTransform(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
        case 14:
            return numbers(2, read: paints.signed).map { CGAffineTransform(translationX: $0[0], y: $0[1]) }
        default:
            guard let scale = numbers(2, read: paints.fraction) else { return nil }
            var center = CGPoint.zero
            if format == 18 {
                guard let x = paints.signed(offset + 8), let y = paints.signed(offset + 10) else { return nil }
                center = CGPoint(x: x, y: y)
            }
            return CGAffineTransform(
                scale[0], 0, 0, scale[1], center.x * (1 - scale[0]), center.y * (1 - scale[1]))
        }
    }

    private func composite(_ offset: Int, _ depth: Int, _ budget: inout Int) -> ColorPaint? {
        guard let mode = paints.byte(offset + 4), let source = child(offset, 1, depth, &budget),
            let backdrop = child(offset, 5, depth, &budget)
        else { return nil }
        return switch mode {
        case 3: .layers([backdrop, source])
        case 5: .masked(source, by: backdrop)
        case 20: .blended(source, .softLight, over: backdrop)
        default: nil
        }
    }

    // The third point tells in which direction the colours stay the same.
    private func linear(_ offset: Int) -> ColorPaint? {
        guard let stops = stops(offset) else { return nil }
        let parts = (0..<6).compactMap { paints.signed(offset + 4 + $0 * 2).map { CGFloat($0) } }
        guard parts.count == 6 else { return nil }
        let (from, to) = (CGPoint(x: parts[0], y: parts[1]), CGPoint(x: parts[2], y: parts[3]))
        let across = CGVector(dx: -(parts[5] - from.y), dy: parts[4] - from.x)
        let length = across.dx * across.dx + across.dy * across.dy
        guard length > 0 else { return .fill(.linear(stops: stops, from: from, to: to)) }
        let share = ((to.x - from.x) * across.dx + (to.y - from.y) * across.dy) / length
        return .fill(
            .linear(
                stops: stops, from: from, to: CGPoint(x: from.x + across.dx * share, y: from.y + across.dy * share)))
    }

    // The few whose circles have two centres are drawn around the outer one.
    private func radial(_ offset: Int) -> ColorPaint? {
        guard let stops = stops(offset), let inner = paints.short(offset + 8), let x = paints.signed(offset + 10),
            let y = paints.signed(offset + 12), let outer = paints.short(offset + 14)
        else { return nil }
        return .fill(
            .radial(
                stops: stops, center: CGPoint(x: x, y: y), startRadius: CGFloat(inner), endRadius: CGFloat(outer), aspect: 1))
    }

    private func stops(_ offset: Int) -> [GradientStop]? {
        guard let line = paints.triple(offset + 1).map({ offset + $0 }), let count = paints.short(line + 1) else { return nil }
        var stops: [GradientStop] = []
        for index in 0..<count {
            let stop = line + 3 + index * 6
            guard let location = paints.fraction(stop), let color = colors.color(paints.short(stop + 2), paints.fraction(stop + 4))
            else { return nil }
            stops.append(GradientStop(color: color, location: location))
        }
        return stops
    }
}
