import ProofsheetSnapshots

/// The command that checks one cell again, ready to be pasted into a shell.
package struct CellCommand {
    let words: [String]

    init(
        _ cell: CellReport, of snapshot: SnapshotReport, trying tried: TriedSizeClasses, inputs: [String], revision: String? = nil
    ) {
        var words = ["proofsheet", "check"] + inputs
        words += ["--preview", "\(snapshot.name.suite)/\(snapshot.name.preview)", "--matrix", snapshot.name.matrix]
        for axis in snapshot.axes where axis.traits.count > 1 {
            guard let trait = cell.traits[axis.name], let key = MatrixKey(rawValue: axis.name) else { continue }
            words += ["--\(key.rawValue)", trait]
        }
        if let revision { words += ["--against", revision] }
        if let pair = tried.pair(toName: cell) { words += ["--size-class", pair] }
        self.words = words
    }

    /// As a line for a POSIX shell.
    var line: String { words.map(Self.quoted).joined(separator: " ") }

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
