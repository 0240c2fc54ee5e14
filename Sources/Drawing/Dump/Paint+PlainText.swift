import Foundation

extension Paint {
    var plainText: String {
        switch self {
        case .color(let color): PlainText.color(color)
        case .linear(let stops, let from, let to):
            "linear \(PlainText.point(from)) to \(PlainText.point(to))" + Self.plainText(stops)
        case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
            "radial \(PlainText.point(center)) radius \(PlainText.number(startRadius)) to \(PlainText.number(endRadius))"
                + (aspect == 1 ? "" : " aspect " + PlainText.ratio(Double(aspect))) + Self.plainText(stops)
        case .angular(let stops, let center, let startAngle, let endAngle):
            "angular \(PlainText.point(center)) angle \(PlainText.ratio(Double(startAngle)))"
                + " to \(PlainText.ratio(Double(endAngle)))" + Self.plainText(stops)
        }
    }

    private static func plainText(_ stops: [GradientStop]) -> String {
        " (" + stops.map { "\(PlainText.color($0.color)) \(PlainText.ratio($0.location))" }.joined(separator: ", ") + ")"
    }
}

extension StrokeStyle {
    var plainText: String {
        var parts = [PlainText.number(lineWidth)]
        if lineCap != .butt { parts.append("\(lineCap) caps") }
        if lineJoin != .miter { parts.append("\(lineJoin) joins") }
        if lineJoin == .miter, miterLimit != 10 { parts.append("miter " + PlainText.ratio(Double(miterLimit))) }
        if !dash.isEmpty {
            parts.append("dash " + dash.map(PlainText.number).joined(separator: ","))
            if dashPhase != 0 { parts.append("from " + PlainText.number(dashPhase)) }
        }
        return parts.joined(separator: " ")
    }
}

extension GroupEffect.ColorFilter {
    var plainText: String {
        switch self {
        case .brightness(let amount): "brightness " + PlainText.ratio(amount)
        case .contrast(let amount): "contrast " + PlainText.ratio(amount)
        case .saturation(let amount): "saturation " + PlainText.ratio(amount)
        case .grayscale(let amount): "grayscale " + PlainText.ratio(amount)
        case .hueRotation(let radians): "hue " + PlainText.ratio(radians)
        case .invert: "invert"
        case .multiply(let color): "multiply " + PlainText.color(color)
        case .luminanceToAlpha: "luminanceToAlpha"
        }
    }
}
