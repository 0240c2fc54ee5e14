/// What `--against` names: one revision to compare the present files with, or two to compare with each other, spelled as Git does.
///
/// `A` compares what is here now with A, `A..B` compares B with A, `A...B` compares B with where it parted from A; where one side is
/// left out, `HEAD` is meant.
package struct RevisionRange: Equatable, Sendable {
    /// The older side.
    package let base: String
    /// The newer side, nil for the files that are here now.
    package let candidate: String?
    /// Whether the older side is the last commit that both have in common.
    package let isMergeBase: Bool

    package init(_ text: String) {
        for (mark, isMergeBase) in [("...", true), ("..", false)] {
            guard let place = text.firstRange(of: mark) else { continue }
            let (left, right) = (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
            (base, candidate, self.isMergeBase) = (left.isEmpty ? "HEAD" : left, right.isEmpty ? "HEAD" : right, isMergeBase)
            return
        }
        (base, candidate, isMergeBase) = (text, nil, false)
    }

    /// What people call the older side.
    package var baseWords: String {
        isMergeBase ? "the last common commit of \(base) and \(candidate ?? "HEAD")" : base
    }

    /// One sentence about what was compared; names are spelled by a function.
    package func sentence(_ name: (String) -> String = { $0 }) -> String {
        let older =
            isMergeBase
            ? "the last common commit of \(name(base)) and \(name(candidate ?? "HEAD"))" : "the revision \(name(base))"
        guard let candidate else { return "Compared with \(older), not with goldens." }
        return "Compared the revision \(name(candidate)) with \(older), not with goldens."
    }
}
