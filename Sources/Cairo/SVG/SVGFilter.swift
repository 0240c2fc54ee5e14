import Foundation
import ProofsheetDrawing

/// Colour changes, blur and shadow of a group as one SVG filter.
enum SVGFilter {
    /// The filter's name, or nil where the effect needs none; the bounds are those of the group's content in points.
    static func name(_ effect: GroupEffect, bounds: CGRect, _ definitions: inout SVGDefinitions) -> String? {
        guard !effect.filters.isEmpty || effect.blur > 0 || effect.shadow != nil else { return nil }
        var reach = effect.blur * 3
        if let shadow = effect.shadow {
            reach += shadow.radius * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height))
        }
        let region = bounds.insetBy(dx: -reach - 1, dy: -reach - 1)
        var rest = SVGMarkup()
        rest.attribute("filterUnits", "userSpaceOnUse")
        rest.attribute("x", region.minX)
        rest.attribute("y", region.minY)
        rest.attribute("width", region.width)
        rest.attribute("height", region.height)
        rest.attribute("color-interpolation-filters", "sRGB")
        rest.raw(">")
        for filter in effect.filters { rest.append(filter) }
        if effect.blur > 0 { rest.blur(effect.blur, input: nil) }
        if let shadow = effect.shadow { rest.append(shadow) }
        rest.raw("</filter>")
        return definitions.name("filter", prefix: "d", rest: rest)
    }
}

extension SVGMarkup {
    fileprivate mutating func append(_ filter: GroupEffect.ColorFilter) {
        switch filter {
        case .brightness(let amount):
            linear(slopes: [1, 1, 1], intercept: amount)
        case .contrast(let factor):
            linear(slopes: [factor, factor, factor], intercept: 0.5 - factor / 2)
        case .invert:
            linear(slopes: [-1, -1, -1], intercept: 1)
        case .saturation(let factor):
            matrix("saturate", CGFloat(factor))
        case .grayscale(let amount):
            matrix("saturate", CGFloat(1 - amount))
        case .hueRotation(let radians):
            matrix("hueRotate", CGFloat(radians) * 180 / .pi)
        case .multiply(let color):
            linear(slopes: [color.red, color.green, color.blue], alpha: color.alpha)
        case .luminanceToAlpha:
            raw("<feColorMatrix type=\"luminanceToAlpha\"/>")
        }
    }

    private mutating func matrix(_ type: String, _ value: CGFloat) {
        raw("<feColorMatrix type=\"\(type)\"")
        attribute("values", value)
        raw("/>")
    }

    private mutating func linear(slopes: [Double], intercept: Double = 0, alpha: Double = 1) {
        raw("<feComponentTransfer>")
        for (part, slope) in zip(["R", "G", "B"], slopes) {
            raw("<feFunc\(part) type=\"linear\"")
            attribute("slope", CGFloat(slope))
            if intercept != 0 { attribute("intercept", CGFloat(intercept)) }
            raw("/>")
        }
        if alpha != 1 {
            raw("<feFuncA type=\"linear\"")
            attribute("slope", CGFloat(alpha))
            raw("/>")
        }
        raw("</feComponentTransfer>")
    }

    fileprivate mutating func blur(_ deviation: CGFloat, input: String?) {
        raw("<feGaussianBlur")
        if let input { attribute("in", input) }
        attribute("stdDeviation", deviation)
        raw("/>")
    }

    fileprivate mutating func append(_ shadow: GroupEffect.Shadow) {
        // A primitive without input takes the result before it; the name keeps that for the last step.
        raw("<feOffset result=\"content\"/><feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>")
        blur(shadow.radius * GroupEffect.Shadow.deviationPerRadius, input: nil)
        raw("<feOffset")
        attribute("dx", shadow.offset.width)
        attribute("dy", shadow.offset.height)
        raw(" result=\"shadow\"/><feFlood")
        attribute("flood-color", shadow.color)
        raw("/><feComposite in2=\"shadow\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"content\"/></feMerge>")
    }
}
