/// What `candidate.json` says: all that a check found out and `accept` needs to make it the golden.
package struct Candidate: Equatable, Sendable, Codable {
    static let formatVersion = 1
    static let manifest = "candidate.json"

    /// What the check made of a cell.
    struct Cell: Equatable, Sendable, Codable {
        let outcome: Outcome
        /// Of the display list, nil for a failed cell.
        var fingerprint: String?
        /// A key of `pictures`, nil for a failed cell and where only fingerprints are kept.
        var pixels: String?
        var reason: String?
    }

    /// A picture that some cell shows.
    struct Picture: Equatable, Sendable, Codable {
        /// The name of its tree's file, and of its PNG where it is new, without extension: the first cell that shows it.
        let name: String
        /// Whether the golden does not have it, so that its PNG is here.
        let isNew: Bool
        let width, height: Int
    }

    let formatVersion: Int
    let name: SnapshotName
    /// The file of the preview below the project's root, where that is known.
    let source: String?
    let keep: Keep
    let axes: [SnapshotAxis]
    package let inputs: RunInputs
    /// SHA-256 of the `golden.json` that was compared with, nil where there was none.
    var golden: String?
    /// The keys of all cells of the matrix in its order, checked or not.
    let order: [String]
    /// The checked cells by key.
    let cells: [String: Cell]
    /// By the SHA-256 of the pixels.
    let pictures: [String: Picture]
}
