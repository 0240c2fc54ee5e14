import Foundation

extension Configuration {
    /// A flag as it was given on the command line.
    package struct Flag: Equatable, Sendable {
        /// With its dashes.
        package let name: String
        package let values: [String]

        package init(name: String, values: [String]) { (self.name, self.values) = (name, values) }
    }

    /// The defaults, changed by the file, then by variables of the environment, then by flags.
    ///
    /// `path` is the file's as the user would type it; its `text` may hold `//` comments.
    package static func layered(
        file: (path: String, text: Data)?, environment: [String: String], flags: [Flag]
    ) throws(ConfigurationError) -> Configuration {
        var configuration = try Configuration()
        if let file { try configuration.apply(file.text, path: file.path) }
        for option in Option.all where !option.isFlagOnly {
            guard let text = environment[option.variable], !text.isEmpty else { continue }
            try option.apply(&configuration, option.values([text], .environment(option.variable)))
        }
        for option in Option.all {
            let given = flags.filter { $0.name == option.flag }
            guard let last = given.last else { continue }
            let texts = option.isList ? given.flatMap(\.values) : last.values
            try option.apply(&configuration, option.values(texts, .flag(option.flag)))
        }
        return configuration
    }

    private mutating func apply(_ text: Data, path: String) throws(ConfigurationError) {
        let plain = Commentless(text).data
        guard let keys = try? JSONDecoder().decode([String: JSONValue].self, from: plain) else {
            throw .malformedFile(path, reason: Self.reason(plain))
        }
        let options = Option.all.filter { !$0.isFlagOnly }
        for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
            let origin = Origin.file(path, key: key)
            if key == "matrices" {
                guard case .object(let objects) = value else {
                    throw .badValue(origin, value: value.excerpt, expected: "an object of matrices")
                }
                try MatrixFile.add(objects, to: &matrices, path: path, prefix: "matrices.", devices: devices)
            } else if key == "tolerances" {
                guard case .list(let rules) = value else {
                    throw .badValue(origin, value: value.excerpt, expected: "a list of objects")
                }
                toleranceRules = []
                for (number, rule) in rules.enumerated() {
                    toleranceRules.append(try ToleranceRule(rule, path: path, key: "tolerances[\(number)]", devices: devices))
                }
            } else if let option = options.first(where: { $0.name == key }) {
                guard let texts = value.texts else {
                    throw .badValue(origin, value: value.excerpt, expected: "a text, a number, true, false or a list of those")
                }
                try option.apply(&self, OptionValues(texts: texts, origin: origin))
            } else {
                throw .unknownKey(origin, nearest: Nearest(options.map(\.name) + ["matrices", "tolerances"]).name(to: key))
            }
        }
    }

    /// What is wrong with a text that should be an object; Foundation tells at most the place of the first byte it cannot use.
    private static func reason(_ text: Data) -> String {
        do {
            _ = try JSONSerialization.jsonObject(with: text, options: [.fragmentsAllowed])
            return "it is no object"
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            guard let place = detail.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) }) else { return "it ends too early" }
            let line = text.prefix(place).count { $0 == UInt8(ascii: "\n") } + 1
            return "line \(line) cannot be understood"
        }
    }
}

extension Option {
    /// Values as texts, at commas where several may stand.
    func values(_ texts: [String], _ origin: Origin) -> OptionValues {
        guard isList else { return OptionValues(texts: texts, origin: origin) }
        let parts = texts.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
        return OptionValues(texts: parts.filter { !$0.isEmpty }, origin: origin)
    }
}
