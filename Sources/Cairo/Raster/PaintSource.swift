import CProofsheetCairo
import Foundation
import ProofsheetDrawing

/// What cairo fills with: a paint as a pattern, placed by the map from the item's points to device pixels.
enum PaintSource {
    /// Sets the source; false where the paint draws nothing. `area` is the part of the page that is filled.
    static func set(
        _ paint: Paint, _ transform: CGAffineTransform, area: PixelRect, _ context: OpaquePointer
    ) -> Bool {
        switch paint {
        case .color(let color):
            CairoContext.setSource(color, context)
            return color.alpha > 0
        case .linear(let stops, let from, let to):
            return set(
                cairo_pattern_create_linear(from.x, from.y, to.x, to.y), stops, transform, context)
        case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
            guard aspect > 0 else { return false }
            let inner = max(startRadius, 0)
            // Two equal circles would paint nothing; a hair's breadth apart they make the edge they stand for.
            let outer = max(endRadius, inner + 1e-3)
            let stretched = CGAffineTransform(1, 0, 0, aspect, 0, center.y - aspect * center.y).concatenating(transform)
            return set(
                cairo_pattern_create_radial(center.x, center.y, inner, center.x, center.y, outer), stops, stretched,
                context)
        case .angular(let stops, let center, let startAngle, let endAngle):
            guard !stops.isEmpty, transform.isInvertible,
                let layer = AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
                    .layer(area, transform)
            else { return false }
            cairo_set_source_surface(context, layer.surface, 0, 0)
            return true
        }
    }

    private static func set(
        _ pattern: OpaquePointer?, _ stops: [GradientStop], _ transform: CGAffineTransform, _ context: OpaquePointer
    ) -> Bool {
        defer { cairo_pattern_destroy(pattern) }
        guard !stops.isEmpty, transform.isInvertible else { return false }
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        var matrix = CairoContext.matrix(transform.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        return true
    }
}

extension Paint {
    /// The paint with every alpha multiplied.
    func opacity(_ factor: Double) -> Paint {
        guard factor < 1 else { return self }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(color.opacity(factor))
        case .linear(let stops, let from, let to): .linear(stops: faded(stops), from: from, to: to)
        case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
            .radial(stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius, aspect: aspect)
        case .angular(let stops, let center, let startAngle, let endAngle):
            .angular(stops: faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}
