import Foundation

/// The JSON that runs print: sorted keys, one value a line, a line feed at the end.
enum RunJSON {
    static func text(_ value: some Encodable) throws(RunFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { throw RunFailure("The result cannot be written as JSON.") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
