/// Automatic agreement of a noun with the number before it, by the rules of English spelling.
///
///     "^[\(count) story](inflect: true)"    // 1 story, 2 stories
enum NumberAgreement {
    /// The parts with the last word of every label in the plural unless its number is one.
    static func applied(to segments: [TextSegment]) -> [TextSegment] {
        var result: [TextSegment] = []
        var label: [TextSegment] = []
        for segment in segments {
            if segment.attributes.agreement != label.first?.attributes.agreement {
                result += inflected(label)
                label = []
            }
            label.append(segment)
        }
        return result + inflected(label)
    }

    private static func inflected(_ label: [TextSegment]) -> [TextSegment] {
        guard label.first?.attributes.agreement != nil else { return label }
        var parts = label
        for index in parts.indices { parts[index].attributes.agreement = nil }
        let number = label.map(\.string).joined().drop { !$0.isNumber }.prefix { $0.isNumber || ".,".contains($0) }
        guard !number.isEmpty, number != "1", let last = parts.lastIndex(where: { $0.literal?.contains(where: \.isLetter) == true }),
            let words = parts[last].literal
        else { return parts }
        var part = TextSegment(pluralized(words))
        part.attributes = parts[last].attributes
        parts[last] = part
        return parts
    }

    private static func pluralized(_ words: String) -> String {
        guard let end = words.lastIndex(where: \.isLetter) else { return words }
        let start = words[...end].lastIndex { !$0.isLetter }.map { words.index(after: $0) } ?? words.startIndex
        return words[..<start] + plural(String(words[start...end])) + words[words.index(after: end)...]
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice",
        "goose": "geese", "leaf": "leaves", "half": "halves", "life": "lives", "knife": "knives", "shelf": "shelves", "wolf": "wolves",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "sheep": "sheep", "fish": "fish", "series": "series",
    ]

    private static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if let known = irregular[lower] {
            return word.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        let beforeLast = lower.dropLast().last
        if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) { return word.dropLast() + "ies" }
        return word + "s"
    }
}
