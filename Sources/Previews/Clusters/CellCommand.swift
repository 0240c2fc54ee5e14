import ProofsheetSnapshots

/// The command that checks one cell again, ready to be pasted into a shell.
package struct CellCommand {
    let words: [String]

    init(_ cell: CellReport, of snapshot: SnapshotReport, inputs: [String], revision: String? = nil) {
        var words = ["proofsheet", "check"] + inputs
        words += ["--preview", "\(snapshot.name.suite)/\(snapshot.name.preview)", "--matrix", snapshot.name.matrix]
        for axis in snapshot.axes where axis.traits.count > 1 {
            guard let trait = cell.traits[axis.name], let key = MatrixKey(rawValue: axis.name) else { continue }
            words += ["--\(key.rawValue)", trait]
        }
        if let revision { words += ["--against", revision] }
        if let pair = Self.sizeClasses(cell, snapshot) { words += ["--size-class", pair] }
        self.words = words
    }

    /// As a line for a POSIX shell.
    var line: String { words.map(Self.quoted).joined(separator: " ") }

    /// The pair of size classes where the matrix tries others for the same screen.
    private static func sizeClasses(_ cell: CellReport, _ snapshot: SnapshotReport) -> String? {
        func pair(_ cell: CellReport) -> String {
            [Axis.horizontalSizeClass, .verticalSizeClass].map { cell.traits[$0.rawValue] ?? "" }.joined(separator: "-")
        }
        func screen(_ cell: CellReport) -> [String?] { [Axis.device, .orientation, .window].map { cell.traits[$0.rawValue] } }
        let own = pair(cell)
        return snapshot.cells.contains { screen($0) == screen(cell) && pair($0) != own } ? own : nil
    }

    /// A word as it is, or in single quotes where the shell would read something into it.
    package static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy {
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_./,:=@+".unicodeScalars.contains($0))
            }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
