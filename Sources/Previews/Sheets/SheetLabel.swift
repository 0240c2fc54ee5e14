/// The header of a row or column: a heading and further lines, and how many rows or columns it stands for.
package struct SheetLabel: Equatable, Sendable {
    package var heading: String
    package var lines: [String]
    /// The heading of the last of the rows or columns that were collapsed into this one.
    package var lastHeading: String?
    package var count = 1

    package init(heading: String, lines: [String] = []) {
        self.heading = heading
        self.lines = lines
    }

    /// The label of this row or column together with one that looks the same.
    func joined(with next: SheetLabel) -> SheetLabel {
        var label = self
        label.count += next.count
        let last = next.lastHeading ?? next.heading
        label.lastHeading = last == heading ? lastHeading : last
        label.lines = lines.filter { next.lines.contains($0) }
        return label
    }

    /// The heading as it is shown: from the first to the last.
    package var title: String { lastHeading.map { "\(heading) \u{2013} \($0)" } ?? heading }

    /// How many are alike, in words, where there is more than one.
    package func alike(_ noun: String) -> String? { count > 1 ? "\(count) \(noun) alike" : nil }
}
