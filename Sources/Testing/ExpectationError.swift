/// Why an expectation was not even tried.
enum ExpectationError: Error, Equatable {
    /// Two views of one file would have one golden; places are `file:line`.
    case sameName(String, place: String, other: String)
}

extension ExpectationError: CustomStringConvertible {
    /// The sentence a person reads.
    var description: String {
        switch self {
        case .sameName(let name, let place, let other):
            "Two views are called \"\(name)\" over one matrix: at \(other) and at \(place). Give one of them another name."
        }
    }
}
