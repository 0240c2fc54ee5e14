import Foundation

/// Turns the name of a preview or cell into the name of a file that every usual file system takes.
///
/// Letters, digits, emoji and harmless punctuation stay, a space becomes a hyphen, everything else is written as `%` and two
/// hexadecimal digits for each UTF-8 byte. Names that are too long are cut and end in a part of their hash.
package enum FileName {
    /// The longest name in UTF-8 bytes; with an extension it stays far below the usual limit of 255.
    package static let limit = 120

    /// The file name, without an extension.
    package static func safe(_ name: String) -> String {
        let composed = name.precomposedStringWithCanonicalMapping
        let scalars = Array(composed.unicodeScalars)
        var safe = ""
        for (index, scalar) in scalars.enumerated() {
            let isEdgeDot = scalar == "." && (index == 0 || index == scalars.count - 1)
            if scalar == " " {
                safe += "-"
            } else if isHarmless(scalar), !isEdgeDot {
                safe.unicodeScalars.append(scalar)
            } else {
                safe += escaped(scalar)
            }
        }
        if let first = safe.unicodeScalars.first, isReserved(safe) {
            safe = escaped(first) + String(safe.unicodeScalars.dropFirst())
        }
        return shortened(safe, of: composed)
    }

    /// Two names with the same folded name are one file on systems that ignore the case of letters.
    package static func folded(_ path: String) -> String { path.lowercased().precomposedStringWithCanonicalMapping }

    /// Throws where two of the named things would share a file; the texts are what people call them.
    package static func requireDistinct(_ names: [(text: String, path: String)]) throws(SnapshotError) {
        var seen: [String: String] = [:]
        for name in names {
            if let other = seen.updateValue(name.text, forKey: folded(name.path)) {
                throw .nameCollision(other, name.text)
            }
        }
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.properties.isAlphabetic || "0123456789-_.+,=@()!'&".unicodeScalars.contains(scalar) }
        switch scalar.properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator:
            return false
        // Of the invisible marks only the joiner is kept: emoji families need it.
        case .format: return scalar == "\u{200D}"
        default: return true
        }
    }

    // Device names that Windows takes for itself, whatever follows the first dot.
    private static func isReserved(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.uppercased()
        if ["CON", "PRN", "AUX", "NUL"].contains(stem) { return true }
        return stem.count == 4 && (stem.hasPrefix("COM") || stem.hasPrefix("LPT")) && stem.last?.isNumber == true
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    private static func shortened(_ safe: String, of name: String) -> String {
        guard safe.utf8.count > limit else { return safe }
        let mark = "~" + Fingerprint(of: Array(name.utf8)).hex.prefix(12)
        var kept = ""
        for character in safe {
            guard kept.utf8.count + character.utf8.count + mark.utf8.count <= limit else { break }
            kept.append(character)
        }
        return kept + mark
    }
}
