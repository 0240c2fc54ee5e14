/// One of several parts of a run, for machines that share the work.
package struct Shard: Equatable, Sendable {
    /// From 1 to `count`.
    package let index: Int
    package let count: Int

    /// Nil unless there is a part of this number.
    package init?(index: Int, count: Int) {
        guard index >= 1, index <= count else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// From `2/4`; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
        self.init(index: index, count: count)
    }

    /// What this part has of a number of cells: parts are ranges, and no two differ by more than one cell in length.
    package func range(of total: Int) -> Range<Int> {
        let (length, longer) = (total / count, total % count)
        let start = (index - 1) * length + min(index - 1, longer)
        return start..<start + length + (index <= longer ? 1 : 0)
    }
}

extension Shard: CustomStringConvertible {
    package var description: String { "\(index)/\(count)" }
}
