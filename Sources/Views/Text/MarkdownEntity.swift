/// A character that Markdown writes by name or number: `&amp;`, `&#8364;`, `&#x20AC;`.
struct MarkdownEntity {
    let character: Character
    /// Characters of the source.
    let length: Int

    /// The entity at the start of a text; nil where there is none, and for names that hardly any text needs.
    init?(_ rest: Substring) {
        let start = rest.prefix(Self.longest)
        guard start.first == "&", let end = start.firstIndex(of: ";") else { return nil }
        let name = start[..<end].dropFirst()
        guard let character = name.first == "#" ? Self.numbered(name.dropFirst()) : Self.named[name] else { return nil }
        self.character = character
        length = name.count + 2
    }

    // Seven digits, the letters of the prefix and the semicolon.
    private static let longest = 11

    private static func numbered(_ digits: Substring) -> Character? {
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let digits = isHexadecimal ? digits.dropFirst() : digits
        guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0,
            let scalar = Unicode.Scalar(number)
        else { return nil }
        return Character(scalar)
    }

    private static let named: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}", "copy": "©", "reg": "®",
        "trade": "™",
        "deg": "°", "middot": "·", "bull": "•", "hellip": "…", "ndash": "–", "mdash": "—", "laquo": "«", "raquo": "»", "lsquo": "‘",
        "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€", "pound": "£", "yen": "¥", "times": "×", "rarr": "→", "larr": "←",
    ]
}
