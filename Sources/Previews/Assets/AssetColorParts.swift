import ProofsheetDrawing
import ProofsheetViews

/// A colour as a catalogue describes it: parts in a space, or a colour of the system.
struct AssetColorParts: Decodable {
    var space: String?
    var components: [String: Part]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
    }

    /// A part of a colour, which is written as `0.5`, `128` or `0x80`, mostly in quotation marks.
    enum Part: Decodable {
        case text(String)
        case number(Double)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        /// 0 to 1 within the space, nil where it is no number.
        var value: Double? {
            switch self {
            case .number(let number): return number <= 1 ? number : number / 255
            case .text(let text):
                let text = text.trimmingPrefix { $0 == " " }.lowercased()
                if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                if let whole = Int(text) { return Double(whole) / 255 }
                return Double(text).flatMap { $0.isFinite ? $0 : nil }
            }
        }

        /// The same for opacity, of which a whole 1 is all.
        var opacity: Double? {
            if case .text("1") = self { return 1 }
            return value
        }
    }

    /// The colour in sRGB.
    func color() throws(AssetProblem) -> AssetColor {
        if let reference { return .system(Self.key(reference)) }
        guard let components else { throw .empty }
        var alpha = 1.0
        if let part = components["alpha"] {
            guard let value = part.opacity else { throw .unreadableColor }
            alpha = value
        }
        if let white = components["white"] {
            guard let value = white.value else { throw .unreadableColor }
            let gray = space == "gray-gamma-22" ? ColorConversion.sRGB(gamma22: value) : value
            return .parts(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
        }
        guard let red = components["red"]?.value, let green = components["green"]?.value, let blue = components["blue"]?.value else {
            throw .unreadableColor
        }
        let parts =
            switch space {
            case "display-p3": ColorConversion.sRGB(displayP3: (red, green, blue))
            case "extended-linear-srgb": ColorConversion.sRGB(linear: (red, green, blue))
            default: (red, green, blue)
            }
        return .parts(RGBA(red: parts.0, green: parts.1, blue: parts.2, alpha: alpha))
    }

    /// A catalogue calls a colour of the system `systemBlueColor`, the colour table `systemBlue`.
    private static func key(_ reference: String) -> String {
        reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
    }
}
