import CProofsheetHarfBuzz
import Foundation
import ProofsheetDrawing

/// Collects the outline of a glyph from HarfBuzz.
final class GlyphTracer {
    private var path = Path()
    private let transform: CGAffineTransform

    private init(_ transform: CGAffineTransform) { self.transform = transform }

    /// The outline in the font's units, mapped.
    static func path(_ font: OpaquePointer?, _ glyph: UInt32, _ transform: CGAffineTransform) -> Path {
        let collector = GlyphTracer(transform)
        let functions = hb_draw_funcs_create()
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(
            functions, { _, data, _, x, y, _ in tracer(behind: data)?.add { .move(to: $0(x, y)) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions, { _, data, _, x, y, _ in tracer(behind: data)?.add { .line(to: $0(x, y)) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, cx, cy, x, y, _ in tracer(behind: data)?.add { .quadCurve(to: $0(x, y), control: $0(cx, cy)) } },
            nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, ax, ay, bx, by, x, y, _ in
                tracer(behind: data)?.add { .curve(to: $0(x, y), control1: $0(ax, ay), control2: $0(bx, by)) }
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in tracer(behind: data)?.add { _ in .closeSubpath } }, nil, nil)
        hb_font_trace_glyph(font, glyph, functions, Unmanaged.passUnretained(collector).toOpaque())
        return collector.path
    }

    fileprivate func add(_ element: ((Float, Float) -> CGPoint) -> Path.Element) {
        path.append(element { CGPoint(x: CGFloat($0), y: CGFloat($1)).applying(transform) })
    }
}

/// The tracer behind the pointer that HarfBuzz hands through.
private func tracer(behind data: UnsafeMutableRawPointer?) -> GlyphTracer? {
    data.map { Unmanaged<GlyphTracer>.fromOpaque($0).takeUnretainedValue() }
}
