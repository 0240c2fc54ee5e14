import Foundation

extension DisplayListReader {
    mutating func paint() throws(MalformedEncoding) -> Paint {
        switch try input.byte() {
        case 0: return .color(try input.color())
        case 1: return .linear(stops: try stops(), from: try input.point(), to: try input.point())
        case 2:
            return .radial(
                stops: try stops(), center: try input.point(), startRadius: try input.coordinate(),
                endRadius: try input.coordinate(), aspect: CGFloat(try input.ratio()))
        case 3:
            return .angular(
                stops: try stops(), center: try input.point(), startAngle: CGFloat(try input.ratio()),
                endAngle: CGFloat(try input.ratio()))
        default: throw .outOfRange("kind of paint", offset: input.position - 1)
        }
    }

    mutating func outline() throws(MalformedEncoding) -> Outline {
        let tag = try input.byte()
        switch tag {
        case 0: return .rect(try input.rect())
        case 1: return .roundedRect(try input.rect(), cornerSize: try input.size())
        case 2: return .ellipse(try input.rect())
        case 3, 4:
            var path = Path()
            for _ in 0..<(try input.count()) { path.append(try element()) }
            return .path(path, evenOdd: tag == 4)
        case 5: return .continuousRect(try input.rect(), cornerSize: try input.size())
        default: throw .outOfRange("kind of outline", offset: input.position - 1)
        }
    }

    mutating func stroke() throws(MalformedEncoding) -> StrokeStyle {
        var stroke = StrokeStyle(lineWidth: try input.coordinate())
        guard let cap = CGLineCap(rawValue: Int32(try input.byte())),
            let join = CGLineJoin(rawValue: Int32(try input.byte()))
        else { throw .outOfRange("line style", offset: input.position) }
        stroke.lineCap = cap
        stroke.lineJoin = join
        stroke.miterLimit = CGFloat(try input.ratio())
        for _ in 0..<(try input.count()) { stroke.dash.append(try input.coordinate()) }
        stroke.dashPhase = try input.coordinate()
        return stroke
    }

    mutating func transform() throws(MalformedEncoding) -> CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(try input.ratio()), b: CGFloat(try input.ratio()), c: CGFloat(try input.ratio()),
            d: CGFloat(try input.ratio()), tx: try input.coordinate(), ty: try input.coordinate())
    }

    mutating func filter() throws(MalformedEncoding) -> GroupEffect.ColorFilter {
        switch try input.byte() {
        case 0: return .brightness(try input.ratio())
        case 1: return .contrast(try input.ratio())
        case 2: return .saturation(try input.ratio())
        case 3: return .grayscale(try input.ratio())
        case 4: return .hueRotation(radians: try input.ratio())
        case 5: return .invert
        case 6: return .multiply(try input.color())
        case 7: return .luminanceToAlpha
        default: throw .outOfRange("kind of filter", offset: input.position - 1)
        }
    }

    private mutating func stops() throws(MalformedEncoding) -> [GradientStop] {
        let count = try input.count(of: 9)
        var stops: [GradientStop] = []
        stops.reserveCapacity(count)
        for _ in 0..<count {
            let location = try input.ratio()
            stops.append(GradientStop(color: try input.color(), location: location))
        }
        return stops
    }

    private mutating func element() throws(MalformedEncoding) -> Path.Element {
        switch try input.byte() {
        case 0: return .move(to: try input.point())
        case 1: return .line(to: try input.point())
        case 2: return .quadCurve(to: try input.point(), control: try input.point())
        case 3:
            return .curve(to: try input.point(), control1: try input.point(), control2: try input.point())
        case 4: return .closeSubpath
        default: throw .outOfRange("kind of path element", offset: input.position - 1)
        }
    }
}
