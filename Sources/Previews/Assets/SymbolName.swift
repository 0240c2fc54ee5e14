/// The names that Xcode gives assets in code.
enum SymbolName {
    /// `brandBlue` for `brand-blue`, `Brand Blue` and `BrandBlue`, without an ending that the type says already; nil for a name without
    /// letters and digits.
    static func member(_ name: String, ending: String) -> String? {
        guard var words = words(name), !words.isEmpty else { return nil }
        if words.count > 1, words[words.count - 1] == ending { words.removeLast() }
        return identifier(lowered(words[0]) + words.dropFirst().joined())
    }

    /// `BrandIcons` for a group of that name.
    static func group(_ name: String) -> String? { words(name).flatMap { $0.isEmpty ? nil : identifier($0.joined()) } }

    /// Words with a large first letter: a name is cut where something stands that is no letter or digit, before a large letter
    /// behind a small one, before the last of several large ones, and behind digits.
    private static func words(_ name: String) -> [String]? {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        func end() {
            if let first = word.first { words.append(first.uppercased() + word.dropFirst()) }
            word = ""
        }
        for (index, character) in characters.enumerated() {
            guard character.isLetter || character.isNumber, character.unicodeScalars.count == 1 else {
                end()
                continue
            }
            if let last = word.last {
                let isNextSmall = characters.indices.contains(index + 1) && characters[index + 1].isLowercase
                let startsWord = character.isUppercase && (!last.isUppercase || isNextSmall)
                if startsWord || (last.isNumber && character.isLetter) { end() }
            }
            word.append(character)
        }
        end()
        return words
    }

    /// A first word of large letters only is small as a whole.
    private static func lowered(_ word: String) -> String {
        word.allSatisfy { $0.isUppercase || $0.isNumber } ? word.lowercased() : (word.first?.lowercased() ?? "") + word.dropFirst()
    }

    private static func identifier(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }
}
