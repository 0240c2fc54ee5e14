import Foundation
import ProofsheetDrawing
import Testing

@testable import ProofsheetCairo

@Suite struct SVGShapeTests {
    private func shape(_ outline: Outline, _ paint: Paint = .red, _ stroke: StrokeStyle? = nil) -> DisplayItem {
        .shape(node: 0, outline: outline, paint: paint, stroke: stroke)
    }

    @Test("each outline has an element of its own")
    func outlines() throws {
        let box = CGRect(x: 1, y: 2, width: 10, height: 20)
        let square = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(try pageBody([shape(.rect(box))]) == "<rect x=\"1\" y=\"2\" width=\"10\" height=\"20\" fill=\"#ff0000\"/>\n")
        #expect(
            try pageBody([shape(.roundedRect(box, cornerSize: CGSize(width: 3, height: 30)))])
                == "<rect x=\"1\" y=\"2\" width=\"10\" height=\"20\" rx=\"3\" ry=\"10\" fill=\"#ff0000\"/>\n")
        #expect(try pageBody([shape(.ellipse(square))]) == "<circle cx=\"4\" cy=\"4\" r=\"4\" fill=\"#ff0000\"/>\n")
        #expect(
            try pageBody([shape(.ellipse(box))]) == "<ellipse cx=\"6\" cy=\"12\" rx=\"5\" ry=\"10\" fill=\"#ff0000\"/>\n")
    }

    @Test("a path tells its lines and curves, and its rule")
    func path() throws {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0))
        path.addCurve(to: CGPoint(x: 0, y: 4), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 1, y: 4))
        path.closeSubpath()
        #expect(
            try pageBody([shape(.path(path, evenOdd: true))]) == """
                <path d="M0 0L1 0Q2 0 2 2C2 3 1 4 0 4Z" fill-rule="evenodd" clip-rule="evenodd" fill="#ff0000"/>

                """)
    }

    @Test("a stroke is told with its joins and dashes")
    func stroke() throws {
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4, 1.5], dashPhase: 1)
        #expect(
            try pageBody([shape(.rect(CGRect(x: 0, y: 0, width: 5, height: 5)), .red, style)]) == """
                <rect width="5" height="5" fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="bevel" \
                stroke-dasharray="4 1.5" stroke-dashoffset="1" stroke="#ff0000"/>

                """)
    }

    @Test("edges lie on device pixels, those of a line on its outer side")
    func snapping() throws {
        let box = CGRect(x: 0.3, y: 0, width: 1, height: 10.4)
        #expect(try pageBody([shape(.rect(box))], scale: 2).contains("x=\".5\" width=\"1\" height=\"10.5\""))
        // The line reaches from -0.2 to 1.8 and from -0.5 to 10.9; halves of a point are pixels.
        #expect(try pageBody([shape(.rect(box), .red, StrokeStyle())], scale: 2).contains("x=\".5\" width=\"1\" height=\"10.5\""))
    }

    @Test("a shifted group keeps the page's grid, a scaled one starts its own")
    func grids() throws {
        var effect = GroupEffect()
        effect.transform = CGAffineTransform(translationX: 0.25, y: 0)
        let item = shape(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(try pageBody([.group(node: 0, effect: effect, items: [item])]).contains("<rect x=\"-.25\""))
        effect.transform = CGAffineTransform(0.5, 0, 0, 0.5, 0.25, 0)
        #expect(try pageBody([.group(node: 0, effect: effect, items: [item])]).contains("<rect width=\"1\""))
    }

    @Test("colours carry their alpha, gradients their stops, each gradient once")
    func paints() throws {
        let half = Paint.color(RGBA(red: 0, green: 0.5, blue: 1, alpha: 0.5))
        let box = Outline.rect(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try pageBody([shape(box, half)]).contains("fill=\"#0080ff\" fill-opacity=\".5\""))
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .clear, location: 1)]
        let linear = shape(box, .linear(stops: stops, from: .zero, to: CGPoint(x: 5, y: 0)))
        #expect(try pageBody([linear]).contains("fill=\"url(#d0)\""))
        #expect(
            try pageDefinitions([linear, linear]) == """
                <linearGradient id="d0" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="5" y2="0">\
                <stop offset="0" stop-color="#000000"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></linearGradient>

                """)
    }

    @Test("a radial gradient's inner circle becomes a stop")
    func radial() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.radial(stops: stops, center: CGPoint(x: 4, y: 4), startRadius: 5, endRadius: 20, aspect: 0.5)
        #expect(
            try pageDefinitions([shape(.rect(CGRect(x: 0, y: 0, width: 8, height: 8)), paint)]) == """
                <radialGradient id="d0" gradientUnits="userSpaceOnUse" cx="4" cy="8" r="20" \
                gradientTransform="matrix(1 0 0 .5 0 0)"><stop offset=".25" stop-color="#000000"/>\
                <stop offset="1" stop-color="#ffffff"/></radialGradient>

                """)
    }

    @Test("an angular gradient is 360 wedges behind a mask")
    func angular() throws {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.angular(stops: stops, center: CGPoint(x: 4, y: 4), startAngle: 0, endAngle: 2 * .pi)
        let body = try pageBody([shape(.ellipse(CGRect(x: 0, y: 0, width: 8, height: 8)), paint)])
        #expect(body.hasPrefix("<g mask=\"url(#d0)\"><g shape-rendering=\"crispEdges\">"))
        #expect(body.components(separatedBy: "<path").count == 361)
    }
}
