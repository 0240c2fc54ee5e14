import Foundation

/// How dumps spell numbers, boxes, colours and texts: short, the same on every machine.
enum PlainText {
    /// Points, rounded as the canonical encoding rounds them and then to three decimals.
    static func number(_ points: CGFloat) -> String {
        // 1024 steps are 1000 thousandths, ties away from zero.
        let steps = Quantum.coordinate(points)
        return thousandths((abs(steps) * 1000 + 512) / 1024 * steps.signum())
    }

    /// A number that is no coordinate, to three decimals.
    static func ratio(_ value: Double) -> String {
        let scaled = (value * 1000).rounded()
        return thousandths(abs(scaled) < 1e15 ? Int(scaled) : 0)
    }

    static func point(_ point: CGPoint) -> String { number(point.x) + " " + number(point.y) }

    static func size(_ size: CGSize) -> String { number(size.width) + " x " + number(size.height) }

    /// Left, top, width and height.
    static func rect(_ rect: CGRect) -> String {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number).joined(separator: " ")
    }

    /// `#RRGGBB`, and `#RRGGBBAA` where it is not opaque.
    static func color(_ color: RGBA) -> String {
        let parts = [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : [])
        return parts.reduce(into: "#") { text, part in
            let hex = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
            text += hex.count < 2 ? "0" + hex : hex
        }
    }

    /// In quotation marks, on one line.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where isInvisible(scalar): quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Direction marks would turn the rest of the line around; joiners belong to emoji.
        case .format: scalar != "\u{200D}"
        default: false
        }
    }

    private static func thousandths(_ value: Int) -> String {
        let (whole, part) = abs(value).quotientAndRemainder(dividingBy: 1000)
        guard part != 0 else { return (value < 0 ? "-" : "") + String(whole) }
        var digits = String(part + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return (value < 0 ? "-" : "") + "\(whole).\(digits)"
    }
}
