import Foundation
import ProofsheetDrawing

extension SVGMarkup {
    /// Adds a colour as the value of `fill`, `stroke` or `flood-color`, and its alpha beside it.
    mutating func attribute(_ name: String, _ color: RGBA) {
        attribute(name, SVGPaint.hexadecimal(color))
        guard color.alpha < 1 else { return }
        attribute(name.hasSuffix("-color") ? "\(name.dropLast(6))-opacity" : "\(name)-opacity", CGFloat(color.alpha))
    }

    mutating func append(_ stops: [GradientStop]) {
        for stop in stops {
            raw("<stop")
            attribute("offset", CGFloat(stop.location))
            attribute("stop-color", SVGPaint.hexadecimal(stop.color))
            if stop.color.alpha < 1 { attribute("stop-opacity", CGFloat(stop.color.alpha)) }
            raw("/>")
        }
    }
}

/// Colours and gradients in SVG's own terms.
enum SVGPaint {
    static func hexadecimal(_ color: RGBA) -> String {
        let digits = Array("0123456789abcdef")
        return [color.red, color.green, color.blue].reduce(into: "#") { text, part in
            let byte = Int((part * 255).rounded())
            text += [digits[byte >> 4], digits[byte & 15]]
        }
    }

    /// The name of a gradient; nil for paints that are none or that SVG has no gradient for.
    static func gradient(_ paint: Paint, _ definitions: inout SVGDefinitions) -> String? {
        var rest = SVGMarkup()
        rest.attribute("gradientUnits", "userSpaceOnUse")
        switch paint {
        case .color, .angular:
            return nil
        case .linear(let stops, let from, let to):
            rest.attribute("x1", from.x)
            rest.attribute("y1", from.y)
            rest.attribute("x2", to.x)
            rest.attribute("y2", to.y)
            rest.raw(">")
            rest.append(stops)
            rest.raw("</linearGradient>")
            return definitions.name("linearGradient", prefix: "d", rest: rest)
        case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
            rest.attribute("cx", center.x)
            rest.attribute("cy", aspect == 0 ? center.y : center.y / aspect)
            rest.attribute("r", endRadius)
            if aspect != 1, aspect > 0 { rest.attribute(transform: CGAffineTransform(scaleX: 1, y: aspect), "gradientTransform") }
            rest.raw(">")
            rest.append(stops.map { widened($0, startRadius, endRadius) })
            rest.raw("</radialGradient>")
            return definitions.name("radialGradient", prefix: "d", rest: rest)
        }
    }

    // SVG's circles start at the centre.
    private static func widened(_ stop: GradientStop, _ start: CGFloat, _ end: CGFloat) -> GradientStop {
        guard end > 0 else { return stop }
        let location = (Double(start) + stop.location * Double(end - start)) / Double(end)
        return GradientStop(color: stop.color, location: location)
    }
}
