/// The values given to an option and where, and the ways of reading them.
struct OptionValues: Equatable, Sendable {
    let texts: [String]
    let origin: Origin

    /// The only value.
    func text(_ expected: String) throws(ConfigurationError) -> String {
        guard texts.count == 1, let text = texts.first, !text.isEmpty else { throw bad(expected) }
        return text
    }

    /// A whole number no smaller than a bound.
    func whole(from least: Int) throws(ConfigurationError) -> Int {
        let expected = "a whole number from \(least) up"
        guard let number = Int(try text(expected)), number >= least else { throw bad(expected) }
        return number
    }

    /// Whole numbers no smaller than a bound, at least one.
    func wholes(from least: Int) throws(ConfigurationError) -> [Int] {
        let numbers = texts.compactMap { Int($0) }.filter { $0 >= least }
        guard !texts.isEmpty, numbers.count == texts.count else { throw bad("a list of whole numbers from \(least) up") }
        return numbers
    }

    /// A finite number above zero.
    func positive() throws(ConfigurationError) -> Double {
        let expected = "a number above 0"
        guard let number = Double(try text(expected)), number > 0, number.isFinite else { throw bad(expected) }
        return number
    }

    func truth() throws(ConfigurationError) -> Bool {
        switch texts {
        case ["true"]: true
        case ["false"]: false
        default: throw bad("true or false")
        }
    }

    /// Values out of a closed set, each once, in the order of the set.
    func cases<Value: CaseIterable & Hashable & RawRepresentable<String>>(_: Value.Type) throws(ConfigurationError) -> [Value] {
        guard !texts.isEmpty else { throw .emptyAxis(origin) }
        var found: Set<Value> = []
        for text in texts {
            guard let value = Value(rawValue: text) else {
                let choices = Value.allCases.map(\.rawValue)
                throw .unknownTrait(origin, value: text, nearest: Nearest(choices).name(to: text), choices: choices)
            }
            found.insert(value)
        }
        return Value.allCases.filter(found.contains)
    }

    /// One value out of a closed set.
    func one<Value: CaseIterable & Hashable & RawRepresentable<String>>(_ type: Value.Type) throws(ConfigurationError) -> Value {
        let values = try cases(type)
        guard let value = values.first, values.count == 1 else {
            throw bad("one of \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return value
    }

    func bad(_ expected: String) -> ConfigurationError {
        .badValue(origin, value: texts.joined(separator: ","), expected: expected)
    }
}
