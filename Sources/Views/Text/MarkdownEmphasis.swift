/// Finds which runs of markers belong together, each run looked at a bounded number of times.
struct MarkdownEmphasis {
    enum Kind: CaseIterable, Hashable {
        case emphasis, strong, strikethrough
    }

    /// The nodes that one pair of markers stands around.
    struct Span {
        let kind: Kind
        let nodes: Range<Int>
    }

    /// What decides which opening runs a closing run fits: once none was found, runs before it are not looked at again.
    private struct Search: Hashable {
        let mark: Character
        let opens: Bool
        let length: Int
    }

    private(set) var spans: [Span] = []
    /// How many pairs of runs were compared.
    private(set) var comparisons = 0

    /// Matches the runs at some nodes, ascending.
    mutating func match(_ delimiters: some Sequence<Int>, in nodes: inout [MarkdownNode]) {
        var open: [Int] = []
        var searched: [Search: Int] = [:]
        for index in delimiters {
            guard let delimiter = nodes[index].delimiter else { continue }
            let search = Search(
                mark: delimiter.mark, opens: delimiter.opens, length: delimiter.mark == "~" ? delimiter.length : delimiter.length % 3)
            while delimiter.closes, let left = nodes[index].delimiter?.left, left > 0 {
                guard let place = opening(of: delimiter, open, after: searched[search] ?? -1, nodes) else {
                    searched[search] = max(open.last ?? -1, searched[search] ?? -1)
                    break
                }
                let opening = open[place]
                let used = join(opening, index, in: &nodes)
                open.removeSubrange((nodes[opening].delimiter?.left == 0 ? place : place + 1)...)
                if used == 0 { break }
            }
            if delimiter.opens, let left = nodes[index].delimiter?.left, left > 0 { open.append(index) }
        }
    }

    private mutating func opening(of closing: MarkdownNode.Delimiter, _ open: [Int], after bottom: Int, _ nodes: [MarkdownNode]) -> Int? {
        var place = open.count - 1
        while place >= 0, open[place] > bottom {
            comparisons += 1
            if let opening = nodes[open[place]].delimiter, Self.fits(opening, closing) { return place }
            place -= 1
        }
        return nil
    }

    // CommonMark's rule of three keeps `*a**b*` from being cut in the middle.
    private static func fits(_ opening: MarkdownNode.Delimiter, _ closing: MarkdownNode.Delimiter) -> Bool {
        guard opening.mark == closing.mark else { return false }
        if opening.mark == "~" { return opening.length == closing.length }
        let isAmbiguous = opening.closes || closing.opens
        return !isAmbiguous || (opening.length + closing.length) % 3 != 0 || (opening.length % 3 == 0 && closing.length % 3 == 0)
    }

    private mutating func join(_ opening: Int, _ closing: Int, in nodes: inout [MarkdownNode]) -> Int {
        guard let first = nodes[opening].delimiter, let last = nodes[closing].delimiter else { return 0 }
        let used = min(first.left, last.left, 2)
        nodes[opening].delimiter?.left -= used
        nodes[closing].delimiter?.left -= used
        let kind: Kind = first.mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
        spans.append(Span(kind: kind, nodes: opening + 1..<closing))
        return used
    }
}
