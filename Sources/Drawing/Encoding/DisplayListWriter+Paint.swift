import Foundation

extension DisplayListWriter {
    mutating func paint(_ paint: Paint) {
        switch paint {
        case .color(let color):
            out.byte(0)
            out.color(color)
        case .linear(let stops, let from, let to):
            out.byte(1)
            self.stops(stops)
            out.point(from)
            out.point(to)
        case .radial(let stops, let center, let startRadius, let endRadius, let aspect):
            out.byte(2)
            self.stops(stops)
            out.point(center)
            out.coordinate(startRadius)
            out.coordinate(endRadius)
            out.ratio(Double(aspect))
        case .angular(let stops, let center, let startAngle, let endAngle):
            out.byte(3)
            self.stops(stops)
            out.point(center)
            out.ratio(Double(startAngle))
            out.ratio(Double(endAngle))
        }
    }

    mutating func outline(_ outline: Outline) {
        switch outline {
        case .rect(let rect):
            out.byte(0)
            out.rect(rect)
        case .roundedRect(let rect, let cornerSize):
            out.byte(1)
            out.rect(rect)
            out.size(cornerSize)
        case .continuousRect(let rect, let cornerSize):
            out.byte(5)
            out.rect(rect)
            out.size(cornerSize)
        case .ellipse(let rect):
            out.byte(2)
            out.rect(rect)
        case .path(let path, let evenOdd):
            out.byte(evenOdd ? 4 : 3)
            out.count(path.elements.count)
            for element in path.elements { self.element(element) }
        }
    }

    mutating func stroke(_ stroke: StrokeStyle) {
        out.coordinate(stroke.lineWidth)
        out.byte(UInt8(truncatingIfNeeded: stroke.lineCap.rawValue))
        out.byte(UInt8(truncatingIfNeeded: stroke.lineJoin.rawValue))
        out.ratio(Double(stroke.miterLimit))
        out.count(stroke.dash.count)
        for length in stroke.dash { out.coordinate(length) }
        out.coordinate(stroke.dashPhase)
    }

    mutating func transform(_ transform: CGAffineTransform) {
        out.ratio(Double(transform.a))
        out.ratio(Double(transform.b))
        out.ratio(Double(transform.c))
        out.ratio(Double(transform.d))
        out.coordinate(transform.tx)
        out.coordinate(transform.ty)
    }

    mutating func filter(_ filter: GroupEffect.ColorFilter) {
        switch filter {
        case .brightness(let amount):
            out.byte(0)
            out.ratio(amount)
        case .contrast(let amount):
            out.byte(1)
            out.ratio(amount)
        case .saturation(let amount):
            out.byte(2)
            out.ratio(amount)
        case .grayscale(let amount):
            out.byte(3)
            out.ratio(amount)
        case .hueRotation(let radians):
            out.byte(4)
            out.ratio(radians)
        case .invert: out.byte(5)
        case .multiply(let color):
            out.byte(6)
            out.color(color)
        case .luminanceToAlpha: out.byte(7)
        }
    }

    private mutating func stops(_ stops: [GradientStop]) {
        out.count(stops.count)
        for stop in stops {
            out.ratio(stop.location)
            out.color(stop.color)
        }
    }

    private mutating func element(_ element: Path.Element) {
        switch element {
        case .move(let to):
            out.byte(0)
            out.point(to)
        case .line(let to):
            out.byte(1)
            out.point(to)
        case .quadCurve(let to, let control):
            out.byte(2)
            out.point(to)
            out.point(control)
        case .curve(let to, let control1, let control2):
            out.byte(3)
            out.point(to)
            out.point(control1)
            out.point(control2)
        case .closeSubpath: out.byte(4)
        }
    }
}
