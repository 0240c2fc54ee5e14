import Foundation
import ProofsheetDrawing

extension SVGMarkup {
    /// Opens an element of the outline's own kind and leaves it open for more attributes: `<rect x="1" …`.
    mutating func open(_ outline: Outline) {
        switch outline {
        case .rect(let rect):
            openRect(rect.standardized)
        case .roundedRect(let rect, _):
            openRect(rect.standardized)
            let radius = outline.cornerRadius
            guard radius.width > 0, radius.height > 0 else { return }
            attribute("rx", radius.width)
            if radius.height != radius.width { attribute("ry", radius.height) }
        case .ellipse(let rect) where rect.width == rect.height:
            raw("<circle")
            attribute("cx", rect.midX)
            attribute("cy", rect.midY)
            attribute("r", rect.standardized.width / 2)
        case .ellipse(let rect):
            raw("<ellipse")
            attribute("cx", rect.midX)
            attribute("cy", rect.midY)
            attribute("rx", rect.standardized.width / 2)
            attribute("ry", rect.standardized.height / 2)
        case .continuousRect:
            // SVG knows round corners only.
            raw("<path")
            attribute("d", outline.path.svgData)
        case .path(let path, let evenOdd):
            raw("<path")
            attribute("d", path.svgData)
            if evenOdd {
                attribute("fill-rule", "evenodd")
                attribute("clip-rule", "evenodd")
            }
        }
    }

    private mutating func openRect(_ rect: CGRect) {
        raw("<rect")
        if rect.minX != 0 { attribute("x", rect.minX) }
        if rect.minY != 0 { attribute("y", rect.minY) }
        attribute("width", rect.width)
        attribute("height", rect.height)
    }

    mutating func attributes(_ stroke: StrokeStyle) {
        attribute("stroke-width", stroke.lineWidth)
        switch stroke.lineCap {
        case .butt: break
        case .round: attribute("stroke-linecap", "round")
        case .square: attribute("stroke-linecap", "square")
        }
        switch stroke.lineJoin {
        case .miter: attribute("stroke-miterlimit", max(stroke.miterLimit, 1))
        case .round: attribute("stroke-linejoin", "round")
        case .bevel: attribute("stroke-linejoin", "bevel")
        }
        guard stroke.dash.contains(where: { $0 > 0 }), stroke.dash.allSatisfy({ $0 >= 0 }) else { return }
        attribute("stroke-dasharray", stroke.dash)
        if stroke.dashPhase != 0 { attribute("stroke-dashoffset", stroke.dashPhase) }
    }

    /// Adds a transform attribute unless the map leaves everything in place.
    mutating func attribute(transform: CGAffineTransform, _ name: String = "transform") {
        guard !transform.isIdentity else { return }
        let bare = CGAffineTransform(transform.a, transform.b, transform.c, transform.d, 0, 0)
        if bare.isIdentity {
            attribute(name, "translate(\(SVGNumber.text(transform.tx)) \(SVGNumber.text(transform.ty)))")
            return
        }
        // Factors get more decimals than coordinates: a thumbnail's 1/3 is multiplied by a thousand points.
        let factors = [bare.a, bare.b, bare.c, bare.d].map { SVGNumber.text($0, decimals: 6) }
        let offset = [transform.tx, transform.ty].map { SVGNumber.text($0) }
        attribute(name, "matrix(\((factors + offset).joined(separator: " ")))")
    }
}
