/// An English noun that is said of one and of many.
struct EnglishNoun {
    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice",
    ]

    private let word: String

    init(_ word: String) { self.word = word }

    /// The word for one or for many, whichever of them was given.
    func form(isOne: Bool) -> String {
        let lower = word.lowercased()
        let one = Self.irregular.first { $0.value == lower }?.key ?? Self.singular(lower)
        let form = isOne ? one : Self.irregular[one] ?? Self.plural(one)
        guard form != lower else { return word }
        if word.count > 1, word == word.uppercased() { return form.uppercased() }
        return word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }

    private static func singular(_ word: String) -> String {
        if word.count > 4, word.hasSuffix("ies") { return word.dropLast(3) + "y" }
        if ["sses", "xes", "zes", "ches", "shes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
        if word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), word.count > 2 { return String(word.dropLast()) }
        return word
    }

    private static func plural(_ word: String) -> String {
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
        return word + "s"
    }
}
