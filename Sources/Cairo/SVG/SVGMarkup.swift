import Foundation

/// A growing piece of an SVG file: its bytes, and the places where shared content belongs.
struct SVGMarkup: Hashable {
    /// Where the shared content of that number is to stand.
    struct Reference: Hashable {
        let offset, content: Int
    }

    private(set) var bytes: [UInt8] = []
    private(set) var references: [Reference] = []

    // In one piece: by default every byte is hashed by itself.
    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        hasher.combine(references)
    }

    /// Adds markup as it is.
    mutating func raw(_ markup: String) { bytes += markup.utf8 }

    mutating func raw(_ markup: [UInt8]) { bytes += markup }

    mutating func append(_ other: SVGMarkup) {
        let start = bytes.count
        bytes += other.bytes
        references += other.references.map { Reference(offset: start + $0.offset, content: $0.content) }
    }

    mutating func reference(_ content: Int) {
        references.append(Reference(offset: bytes.count, content: content))
    }

    /// Adds ` name="value"` with a value that needs no escaping.
    mutating func attribute(_ name: String, _ value: String) {
        raw(" \(name)=\"")
        raw(value)
        raw("\"")
    }

    mutating func attribute(_ name: String, _ number: CGFloat) {
        raw(" \(name)=\"")
        SVGNumber.append(number, to: &bytes)
        raw("\"")
    }

    /// Adds numbers as a list; the separator is one space.
    mutating func attribute(_ name: String, _ numbers: [CGFloat]) {
        raw(" \(name)=\"")
        for (index, number) in numbers.enumerated() {
            if index > 0 { raw(" ") }
            SVGNumber.append(number, to: &bytes)
        }
        raw("\"")
    }

    mutating func attribute(_ name: String, escaping value: String) {
        raw(" \(name)=\"")
        text(value)
        raw("\"")
    }

    /// Adds characters of content; what XML cannot hold becomes U+FFFD.
    mutating func text(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": raw("&amp;")
            case "<": raw("&lt;")
            case ">": raw("&gt;")
            case "\"": raw("&quot;")
            default: UTF8.encode(SVGText.allowed(scalar)).map { bytes += $0 }
            }
        }
    }
}

/// Which characters XML can hold.
enum SVGText {
    /// The character itself, or the replacement character for one that is illegal or would be read as another.
    static func allowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
        default: scalar
        }
    }
}
