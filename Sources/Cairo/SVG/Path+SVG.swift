import Foundation
import ProofsheetDrawing

extension Path {
    /// The path in SVG's own notation, absolute coordinates in points.
    var svgData: String {
        var bytes: [UInt8] = []
        func add(_ command: Character, _ points: CGPoint...) {
            bytes += String(command).utf8
            for (index, point) in points.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: " ")) }
                SVGNumber.append(point.x, to: &bytes)
                bytes.append(UInt8(ascii: " "))
                SVGNumber.append(point.y, to: &bytes)
            }
        }
        forEach { element in
            switch element {
            case .move(let to): add("M", to)
            case .line(let to): add("L", to)
            case .quadCurve(let to, let control): add("Q", control, to)
            case .curve(let to, let control1, let control2): add("C", control1, control2, to)
            case .closeSubpath: add("Z")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
