import Foundation

/// A file of lines and areas, whose size is known but which is not drawn: PDF or SVG.
struct DrawnFile: Equatable {
    let kind: String
    /// In points, nil where the file does not tell.
    let size: CGSize?

    /// Nil where the bytes are neither.
    init?(_ bytes: [UInt8]) {
        // Some programs write a few bytes before the mark of a PDF.
        if Data(bytes.prefix(1024)).range(of: Data("%PDF-".utf8)) != nil {
            (kind, size) = ("PDF", Self.sizeOfPDF(bytes))
        } else if let tag = Self.svgTag(bytes) {
            (kind, size) = ("SVG", Self.sizeOfSVG(tag))
        } else {
            return nil
        }
    }

    /// The longest side that is believed, in points.
    private static let longest: CGFloat = 16_384

    private static func size(_ width: Double?, _ height: Double?) -> CGSize? {
        guard let width, let height, width > 0, height > 0, width <= longest, height <= longest else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The box of the first page that says so in clear text.
    private static func sizeOfPDF(_ bytes: [UInt8]) -> CGSize? {
        let data = Data(bytes)
        for key in ["/CropBox", "/MediaBox"] {
            guard let found = data.range(of: Data(key.utf8)) else { continue }
            let text = String(decoding: data[found.upperBound...].prefix(200), as: UTF8.self)
            let words = text.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace)
            let numbers = words.compactMap { Double($0) }
            guard words.count == 4, numbers.count == 4 else { continue }
            if let size = size(abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1])) { return size }
        }
        return nil
    }

    /// The attributes of the outermost element, nil where there is none within the first bytes.
    private static func svgTag(_ bytes: [UInt8]) -> String? {
        guard let text = String(validating: bytes.prefix { $0 != 0 }.prefix(65_536), as: UTF8.self) ?? latin(bytes) else { return nil }
        var rest = text[...]
        while let start = rest.range(of: "<") {
            rest = rest[start.upperBound...]
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("svg"), let next = rest.dropFirst(3).first, next.isWhitespace || next == ">" {
                return String(rest.dropFirst(3).prefix { $0 != ">" })
            } else if !rest.hasPrefix("?") && !rest.hasPrefix("!") {
                return nil
            }
        }
        return nil
    }

    private static func latin(_ bytes: [UInt8]) -> String? {
        guard bytes.first == UInt8(ascii: "<") else { return nil }
        return String(decoding: bytes.prefix(65_536), as: UTF8.self)
    }

    private static func sizeOfSVG(_ tag: String) -> CGSize? {
        let box = attribute("viewBox", tag)?.split { $0 == "," || $0.isWhitespace }.map { Double($0) } ?? []
        let own = box.count == 4 ? size(box[2], box[3]) : nil
        let (width, height) = (length(attribute("width", tag)), length(attribute("height", tag)))
        if let own {
            // One length alone keeps the proportions.
            let (known, ratio) = (width ?? height.map { $0 * own.width / own.height }, own.height / own.width)
            return size(known ?? own.width, height ?? known.map { $0 * ratio } ?? own.height)
        }
        return size(width, height)
    }

    private static func attribute(_ name: String, _ tag: String) -> String? {
        guard let pattern = try? Regex("(?:^|\\s)\(name)\\s*=\\s*[\"']([^\"']*)[\"']"), let match = tag.firstMatch(of: pattern) else {
            return nil
        }
        return match.output[1].substring.map(String.init)
    }

    /// Units of CSS in its pixels, which are points here.
    private static let units: [(String, Double)] = [
        ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
    ]

    private static func length(_ text: String?) -> Double? {
        guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
        for (unit, factor) in units where text.hasSuffix(unit) { return Double(text.dropLast(2)).map { $0 * factor } }
        return Double(text)
    }
}
