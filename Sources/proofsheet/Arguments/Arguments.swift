import ProofsheetPreviews

/// The command line, taken apart by the table of options.
enum Arguments: Equatable {
    case help(Verb?)
    case nothing
    case run(Verb, inputs: [String], flags: [Configuration.Flag])

    init(_ words: [String]) throws(ConfigurationError) {
        guard let first = words.first else {
            self = .nothing
            return
        }
        if Self.isHelp(first) || first == "help" {
            self = .help(words.dropFirst().first.flatMap(Verb.init))
            return
        }
        guard let verb = Verb(rawValue: first) else {
            throw .unknownVerb(first, nearest: Nearest(Verb.allCases.map(\.rawValue)).name(to: first))
        }
        self = try Self.parse(Array(words.dropFirst()), for: verb)
    }

    private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }

    private static func parse(_ words: [String], for verb: Verb) throws(ConfigurationError) -> Arguments {
        var rest = words[...]
        var inputs: [String] = []
        var flags: [Configuration.Flag] = []
        while let word = rest.popFirst() {
            if word == "--" {
                inputs += rest
                break
            } else if isHelp(word) {
                return .help(verb)
            } else if word.hasPrefix("-"), word != "-" {
                flags.append(try flag(word, rest: &rest, for: verb))
            } else {
                inputs.append(word)
            }
        }
        return .run(verb, inputs: inputs, flags: flags)
    }

    /// A flag, its value after `=` or in the next word.
    private static func flag(
        _ word: String, rest: inout ArraySlice<String>, for verb: Verb
    ) throws(ConfigurationError) -> Configuration.Flag {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        let options = Option.all.filter { $0.verbs.contains(verb) }
        guard let option = options.first(where: { $0.flag == name }) else {
            throw .unknownFlag(name, verb: verb, nearest: Nearest(options.map(\.flag)).name(to: name))
        }
        guard let placeholder = option.placeholder else {
            if parts.count > 1 { throw .needlessValue(flag: name, value: parts[1]) }
            return Configuration.Flag(name: name, values: ["true"])
        }
        if parts.count > 1 { return Configuration.Flag(name: name, values: [parts[1]]) }
        guard let value = rest.first, !value.hasPrefix("--") else { throw .missingValue(flag: name, placeholder: placeholder) }
        rest.removeFirst()
        return Configuration.Flag(name: name, values: [value])
    }
}
