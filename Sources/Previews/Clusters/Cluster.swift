import ProofsheetSnapshots

/// Equal changes, told once: the first cell stands for all.
package struct Cluster: Equatable, Sendable {
    /// The cells of one preview.
    package struct Part: Equatable, Sendable {
        package let name: SnapshotName
        /// In the order of the matrix, at least one.
        package let cells: [CellReport]
    }

    /// From 1, in the order in which a reviewer should look; `accept --cluster` takes it.
    package let number: Int
    /// What became of every one of the cells; never `matched`.
    package let outcome: Outcome
    /// In the order of the report, at least one; several where previews share the change.
    package let parts: [Part]

    /// All cells, preview by preview.
    package var cells: [CellReport] { parts.flatMap(\.cells) }

    /// How many cells there are, without an array of them.
    package var count: Int { parts.reduce(0) { $0 + $1.cells.count } }

    /// The preview whose cell stands for all.
    package var name: SnapshotName { parts[0].name }

    /// The cell that stands for all.
    package var first: CellReport { parts[0].cells[0] }

    /// What people call the previews.
    package var previews: String {
        let others = parts.count - 1
        let first = "\(name.suite)/\(name.preview)"
        return others == 0 ? first : "\(first) and \(others == 1 ? "1 other preview" : "\(others) other previews")"
    }

    /// Where the cut-out of the first cell lies below the output folder, golden beside candidate; nil where no pictures were compared.
    package var crop: String? {
        first.change.map { _ in "\(Self.crops)/\(name.path)/\(FileName.safe(first.key)).png" }
    }

    /// The folder of cut-outs below the output folder.
    static let crops = "crops"

    /// Whether `accept` can make the cells golden.
    package var isAcceptable: Bool { outcome != .failed }
}
