import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// Paths and operators in cairo's terms. Contexts keep the identity matrix: coordinates are device pixels.
enum CairoContext {
    /// Replaces the current path.
    static func setPath(_ outline: Outline, _ context: OpaquePointer) {
        cairo_new_path(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        switch outline {
        case .rect(let rect):
            cairo_rectangle(context, limit(rect.minX), limit(rect.minY), limit(rect.width), limit(rect.height))
        case .roundedRect, .continuousRect, .ellipse:
            append(outline.path, context)
        case .path(let path, let evenOdd):
            append(path, context)
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        }
    }

    private static func append(_ path: Path, _ context: OpaquePointer) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let to):
                cairo_move_to(context, limit(to.x), limit(to.y))
                (start, current) = (to, to)
            case .line(let to):
                cairo_line_to(context, limit(to.x), limit(to.y))
                current = to
            case .quadCurve(let to, let control):
                let first = CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3)
                let second = CGPoint(x: to.x + (control.x - to.x) * 2 / 3, y: to.y + (control.y - to.y) * 2 / 3)
                cairo_curve_to(
                    context, limit(first.x), limit(first.y), limit(second.x), limit(second.y), limit(to.x), limit(to.y))
                current = to
            case .curve(let to, let control1, let control2):
                cairo_curve_to(
                    context, limit(control1.x), limit(control1.y), limit(control2.x), limit(control2.y), limit(to.x),
                    limit(to.y))
                current = to
            case .closeSubpath:
                cairo_close_path(context)
                current = start
            }
        }
    }

    /// Sets how a line is traced; dashes that cairo would refuse are left out.
    static func setStroke(_ style: StrokeStyle, width: CGFloat, scale: CGFloat, _ context: OpaquePointer) {
        cairo_set_line_width(context, width)
        cairo_set_miter_limit(context, max(style.miterLimit, 1))
        switch style.lineCap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        let dashes = style.hasDashes ? style.dash.map { Double($0 * scale) } : []
        cairo_set_dash(context, dashes, Int32(dashes.count), Double(style.dashPhase * scale))
    }

    static func setSource(_ color: RGBA, _ context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    static func matrix(_ transform: CGAffineTransform) -> cairo_matrix_t {
        cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    }

    // cairo keeps 24 bits before the binary point; far outside any page nothing is lost.
    private static func limit(_ coordinate: CGFloat) -> Double { min(max(coordinate, -4_000_000), 4_000_000) }
}

extension StrokeStyle {
    /// Whether the line is broken into dashes: lengths that are all finite, not negative and not all zero.
    var hasDashes: Bool {
        dash.contains { $0 > 0 } && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dashPhase.isFinite
    }
}

extension CGAffineTransform {
    /// Whether the map can be undone.
    var isInvertible: Bool {
        let determinant = a * d - b * c
        return isFinite && determinant.isFinite && abs(determinant) > 1e-12
    }

    /// How much lengths grow: exact where all directions grow alike, their geometric mean otherwise.
    var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

    /// Whether all directions grow alike.
    var isUniform: Bool {
        let tolerance = 1e-9 * (abs(a) + abs(b))
        return (abs(a - d) <= tolerance && abs(b + c) <= tolerance) || (abs(a + d) <= tolerance && abs(b - c) <= tolerance)
    }
}
