/// A sentence in which names from user code are kept apart from our own words, so that every report can quote them its own way.
package struct Phrase: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A piece of a phrase.
    package enum Part: Equatable, Sendable {
        case words(String)
        /// From user code: on one line, and cut where it is long.
        case name(String)
    }

    package var parts: [Part]

    package init(stringLiteral value: String) { parts = [.words(value)] }

    package init(stringInterpolation: Interpolation) { parts = stringInterpolation.parts }

    /// Collects words and names.
    package struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

        package mutating func appendInterpolation(_ words: String) { parts.append(.words(words)) }

        package mutating func appendInterpolation(_ number: Int) { parts.append(.words("\(number)")) }

        package mutating func appendInterpolation(name: String) { parts.append(.name(Phrase.shortened(name))) }

        package mutating func appendInterpolation(_ phrase: Phrase) { parts += phrase.parts }
    }

    /// The phrase as plain text, names in backticks.
    package var plain: String {
        text { "`\($0)`" }
    }

    /// The phrase as text, words and names each spelled by a function.
    package func text(words: (String) -> String = { $0 }, name: (String) -> String) -> String {
        parts.map { part in
            switch part {
            case .words(let text): words(text)
            case .name(let text): name(text)
            }
        }.joined()
    }

    /// Phrases one after the other with something between.
    package static func joined(_ phrases: [Phrase], by separator: String) -> Phrase {
        var result: Phrase = ""
        result.parts = Array(phrases.map(\.parts).joined(separator: [.words(separator)]))
        return result
    }

    private static let longest = 48

    private static func shortened(_ name: String) -> String {
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > longest ? line.prefix(longest - 1) + "…" : line
    }
}
