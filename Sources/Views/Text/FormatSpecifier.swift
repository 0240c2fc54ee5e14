/// A specifier such as `%.1f`, looked at before a number is written with it: one of another kind would read memory as
/// something that it is not.
struct FormatSpecifier {
    private enum Kind { case whole, real }

    private static let wholes = Set("dDiuUxXoOc")
    private static let reals = Set("aAeEfFgG")

    // The kinds of numbers that the text asks for, nil for what numbers have no place in.
    private let kinds: [Kind?]

    init(_ text: String) {
        var kinds: [Kind?] = []
        var rest = text[...]
        while let mark = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: mark)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            rest = rest.drop { "+-# 0123456789.'$".contains($0) }
            // A longer real number than the argument is, `%Lf`, is of another kind.
            rest = rest.drop { "hlqjzt".contains($0) }
            switch rest.first {
            case let letter? where Self.wholes.contains(letter): kinds.append(.whole)
            case let letter? where Self.reals.contains(letter): kinds.append(.real)
            default: kinds.append(nil)
            }
        }
        self.kinds = kinds
    }

    /// Whether a number of the kind can be written with it: it asks for no number, or for just this one.
    func takes(_ argument: any CVarArg) -> Bool {
        let kind: Kind = argument is any BinaryFloatingPoint ? .real : .whole
        return kinds.isEmpty || kinds == [kind]
    }
}
