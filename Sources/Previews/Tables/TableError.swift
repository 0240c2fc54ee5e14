/// What can be wrong with a table of `Config`.
package enum TableError: Error, Equatable {
    /// The text is no JSON of the table's shape; the reason is the decoder's.
    case malformed(file: String, reason: String)
    /// A style or category has no figures.
    case incomplete(file: String)
}

extension TableError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed(let file, let reason):
            "The table Config/\(file) cannot be read: \(reason). Restore the file and run swift build."
        case .incomplete(let file):
            "The table Config/\(file) lacks a text style or a category. Restore the file and run swift build."
        }
    }
}
