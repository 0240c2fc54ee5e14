/// What became of a cell; every cell has exactly one.
package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// It looks like its golden.
    case matched
    /// It looks different.
    case differs
    /// There is no golden for it.
    case missing
    /// There is a golden, but no such cell any more.
    case orphaned
    /// It could not be rendered, or its golden is damaged.
    case failed
}
