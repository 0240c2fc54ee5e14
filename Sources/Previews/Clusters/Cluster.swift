import ProofsheetSnapshots

/// Equal changes of one preview, told once: the first cell stands for all.
package struct Cluster: Equatable, Sendable {
    /// From 1, in the order in which a reviewer should look; `accept --cluster` takes it.
    package let number: Int
    package let name: SnapshotName
    /// What became of every one of the cells; never `matched`.
    package let outcome: Outcome
    /// In the order of the matrix, at least one.
    package let cells: [CellReport]

    /// The cell that stands for all.
    package var first: CellReport { cells[0] }

    /// Where the cut-out of the first cell lies below the output folder, golden beside candidate; nil where no pictures were compared.
    package var crop: String? {
        first.change.map { _ in "\(Self.crops)/\(name.path)/\(FileName.safe(first.key)).png" }
    }

    /// The folder of cut-outs below the output folder.
    static let crops = "crops"

    /// Whether `accept` can make the cells golden.
    package var isAcceptable: Bool { outcome != .failed }
}
