import Foundation
import ProofsheetDrawing

/// A gradient around a centre as thin wedges, since SVG has none of its own.
enum SVGAngularPaint {
    /// One degree a wedge: neighbours of a full black-to-white turn differ by less than one step of 255.
    private static let step: CGFloat = .pi / 180

    /// Wedges that cover a box around the centre; angles in radians, clockwise from the positive x axis.
    static func wedges(
        _ stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat, covering box: CGRect
    ) -> SVGMarkup {
        let farthest = CGSize(
            width: max(abs(box.minX - center.x), abs(box.maxX - center.x)),
            height: max(abs(box.minY - center.y), abs(box.maxY - center.y)))
        // The wedge's chord lies inside its circle by less than a thousandth.
        let radius = (farthest.width + farthest.height) * 1.01
        let sweep = endAngle - startAngle
        var markup = SVGMarkup()
        // Without smoothing each pixel belongs to one wedge: no seam shows the ground, none is covered twice.
        markup.raw("<g shape-rendering=\"crispEdges\">")
        for index in 0..<360 {
            let from = startAngle + CGFloat(index) * step
            let middle = (CGFloat(index) + 0.5) * step
            let location = sweep > 0 ? min(Double(middle / sweep), 1) : 1
            var path = Path()
            path.move(to: center)
            for angle in [from, from + step] {
                let (sine, cosine) = Trigonometry.sineAndCosine(angle)
                path.addLine(to: CGPoint(x: center.x + cosine * radius, y: center.y + sine * radius))
            }
            path.closeSubpath()
            markup.raw("<path")
            markup.attribute("d", path.svgData)
            markup.attribute("fill", stops.color(at: location))
            markup.raw("/>")
        }
        markup.raw("</g>")
        return markup
    }
}
