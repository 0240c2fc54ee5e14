import Foundation
import ProofsheetDrawing

/// The small language that forms are written in.
///
/// Marks are separated by semicolons. A mark is its kind and then shapes: `M x y`, `L x y`, `C` and `Q` with their control
/// points, `Z`; `O x y r` a circle, `R x y w h r` a rounded rectangle, `E x y w h` an ellipse, `A x y r from to` an arc in
/// degrees. A script may begin with `size w h` for a grid that is not the usual one, or be `= name turn` for another form turned.
struct SymbolScript {
    private var words: ArraySlice<Substring>

    /// The form, or nil where the text is not of the language.
    static func form(_ text: String) -> SymbolForm? {
        var size = CGSize(width: 24, height: 24)
        var marks: [SymbolMark] = []
        for part in text.split(separator: ";") {
            var script = SymbolScript(words: part.split(separator: " ")[...])
            guard let word = script.words.popFirst() else { continue }
            if word == "size" {
                guard let numbers = script.numbers(2) else { return nil }
                size = CGSize(width: numbers[0], height: numbers[1])
            } else {
                guard let kind = SymbolMark.Kind(rawValue: String(word)), let path = script.path() else { return nil }
                marks.append(SymbolMark(kind: kind, path: path))
            }
        }
        guard size == CGSize(width: 24, height: 24) else { return SymbolForm(size: size, marks: marks) }
        let inset = CGAffineTransform(translationX: (SymbolForm.usualSize.width - 24) / 2, y: 0)
        return SymbolForm(size: SymbolForm.usualSize, marks: marks.map { $0.applying(inset) })
    }

    private mutating func numbers(_ count: Int) -> [CGFloat]? {
        guard words.count >= count else { return nil }
        let numbers = words.prefix(count).compactMap { Double($0).map { CGFloat($0) } }
        words = words.dropFirst(count)
        return numbers.count == count ? numbers : nil
    }

    private mutating func path() -> Path? {
        var path = Path()
        while let step = words.popFirst() {
            guard let count = Self.counts[String(step)], let n = numbers(count) else { return nil }
            func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
            switch step {
            case "M": path.move(to: point(0))
            case "L": path.addLine(to: point(0))
            case "Q": path.addQuadCurve(to: point(2), control: point(0))
            case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
            case "Z": path.closeSubpath()
            case "O": path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
            case "E": path.addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
            case "R":
                let box = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
                path.addRoundedRect(in: box, cornerSize: CGSize(width: n[4], height: n[4]), style: .circular)
            default:
                var arc = Path()
                arc.addRelativeArc(
                    center: point(0), radius: n[2], startAngle: .degrees(Double(n[3])),
                    delta: .degrees(Double(n[4] - n[3])))
                path.addPath(arc)
            }
        }
        return path
    }

    private static let counts = ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5]
}
