/// Finds the name that was probably meant by a misspelled one.
package struct Nearest {
    private let names: [String]

    package init(_ names: [String]) { self.names = names }

    /// The name with the fewest letters changed, added or left out, two swapped ones counting half; nil if a third is wrong.
    ///
    /// Of equals the first.
    package func name(to misspelled: String) -> String? {
        let wanted = Array(misspelled.lowercased().unicodeScalars.prefix(64))
        let distances = names.map { (name: $0, distance: Self.distance(wanted, Array($0.lowercased().unicodeScalars))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= 2 * max(1, wanted.count / 3) ? best.name : nil
    }

    // In halves of a letter.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var previous: [Int] = []
        var row = (0...right.count).map { 2 * $0 }
        for (i, letter) in left.enumerated() {
            var next = [2 * (i + 1)]
            for (j, other) in right.enumerated() {
                var cost = min(row[j + 1] + 2, next[j] + 2, row[j] + (letter == other ? 0 : 2))
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { cost = min(cost, previous[j - 1] + 1) }
                next.append(cost)
            }
            (previous, row) = (row, next)
        }
        return row[right.count]
    }
}
