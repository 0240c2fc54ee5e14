/// A fixture that cannot be read: which file, near which text, and why.
struct CaseSyntaxError: Error, CustomStringConvertible {
    let file: String
    let text: String
    let reason: String

    var description: String { "\(file).cases: \(reason): \"\(text)\"" }
}
