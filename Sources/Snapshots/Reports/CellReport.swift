/// What became of one cell.
package struct CellReport: Equatable, Sendable, Codable {
    package let key: String
    /// The trait on every axis; empty for an orphaned cell, whose matrix is gone.
    package let traits: [String: String]
    package let outcome: Outcome
    /// Where both pictures were looked at.
    package var comparison: PictureComparison?
    /// What is laid out or coloured otherwise, where both pictures are there and differ.
    package var change: CellChange?
    /// Why the cell failed.
    package var reason: String?
    /// True where the run made what it saw the golden.
    package var recorded: Bool?
    /// Paths of pictures, from the project's root where they lie below it.
    package var golden, candidate, difference: String?

    package init(
        key: String, traits: [String: String], outcome: Outcome, comparison: PictureComparison? = nil,
        reason: String? = nil
    ) {
        self.key = key
        self.traits = traits
        self.outcome = outcome
        self.comparison = comparison
        self.reason = reason
    }

    /// Whether nothing is wrong with the cell any more.
    package var isGood: Bool { outcome == .matched || recorded == true }
}
