/// One setting: how it is spelled in the file, the environment and on the command line, what it does, and how its value is read.
package struct Option: Sendable {
    /// The key in the file; flag and variable are spelled after it.
    package let name: String
    /// What stands for the value in help; nil for a switch.
    package let placeholder: String?
    package let summary: String
    /// The default as people write it.
    package let standard: String
    /// Whether several values may be given, with commas or again.
    package let isList: Bool
    /// Whether only the command line knows it.
    package let isFlagOnly: Bool
    /// The verbs that take the flag.
    package let verbs: [Verb]
    let apply: @Sendable (inout Configuration, OptionValues) throws(ConfigurationError) -> Void

    init(
        _ name: String, _ placeholder: String?, _ summary: String, standard: String, isList: Bool = false, isFlagOnly: Bool = false,
        verbs: [Verb], apply: @escaping @Sendable (inout Configuration, OptionValues) throws(ConfigurationError) -> Void
    ) {
        (self.name, self.placeholder, self.summary, self.standard) = (name, placeholder, summary, standard)
        (self.isList, self.isFlagOnly, self.verbs, self.apply) = (isList, isFlagOnly, verbs, apply)
    }

    /// `--sheet-scale` for `sheetScale`.
    package var flag: String { "--" + words.joined(separator: "-") }

    /// `PROOFSHEET_SHEET_SCALE` for `sheetScale`.
    package var variable: String { "PROOFSHEET_" + words.joined(separator: "_").uppercased() }

    private var words: [String] {
        var words = [""]
        for letter in name {
            if letter.isUppercase { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}
