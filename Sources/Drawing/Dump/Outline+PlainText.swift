import Foundation

extension Outline {
    var plainText: String {
        switch self {
        case .rect(let rect): "rect " + PlainText.rect(rect)
        case .roundedRect(let rect, let cornerSize): "roundedRect \(PlainText.rect(rect)) corner \(Self.corner(cornerSize))"
        case .continuousRect(let rect, let cornerSize):
            "continuousRect \(PlainText.rect(rect)) corner \(Self.corner(cornerSize))"
        case .ellipse(let rect): "ellipse " + PlainText.rect(rect)
        case .path(let path, let evenOdd):
            (evenOdd ? "evenOdd path" : "path") + path.elements.map { " " + $0.plainText }.joined()
        }
    }

    private static func corner(_ size: CGSize) -> String {
        size.width == size.height ? PlainText.number(size.width) : PlainText.size(size)
    }
}

extension Path.Element {
    // The letters of SVG's path data.
    fileprivate var plainText: String {
        switch self {
        case .move(let to): "M " + PlainText.point(to)
        case .line(let to): "L " + PlainText.point(to)
        case .quadCurve(let to, let control): "Q \(PlainText.point(control)) \(PlainText.point(to))"
        case .curve(let to, let control1, let control2):
            "C \(PlainText.point(control1)) \(PlainText.point(control2)) \(PlainText.point(to))"
        case .closeSubpath: "Z"
        }
    }
}

extension CGAffineTransform {
    /// `move x y`, `scale x y move x y`, or all six numbers.
    var plainText: String {
        guard keepsAxes else {
            return ([a, b, c, d].map { PlainText.ratio(Double($0)) } + [tx, ty].map(PlainText.number))
                .joined(separator: " ")
        }
        let scale = a == 1 && d == 1 ? "" : "scale \(PlainText.ratio(Double(a))) \(PlainText.ratio(Double(d)))"
        let move = tx == 0 && ty == 0 ? "" : "move \(PlainText.number(tx)) \(PlainText.number(ty))"
        return [scale, move].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
