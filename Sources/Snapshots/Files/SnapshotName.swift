/// Which pictures belong together: the cells of one matrix for one preview, kept in one folder.
package struct SnapshotName: Hashable, Sendable, Codable {
    /// The input's folder below the project's root, `""` for the root itself.
    package let folder: String
    package let suite, preview, matrix: String

    /// Refuses empty names and folders that are absolute or climb out of the root.
    package init(folder: String, suite: String, preview: String, matrix: String) throws(SnapshotError) {
        guard !suite.isEmpty else { throw .emptyName("suite") }
        guard !preview.isEmpty else { throw .emptyName("preview") }
        guard !matrix.isEmpty else { throw .emptyName("matrix") }
        let parts = folder.split(separator: "/").map(String.init).filter { $0 != "." }
        guard !folder.hasPrefix("/"), !parts.contains("..") else { throw .folderOutside(folder) }
        self.folder = parts.joined(separator: "/")
        self.suite = suite
        self.preview = preview
        self.matrix = matrix
    }

    /// The folder of the golden below `Snapshots`, made of safe file names only.
    package var path: String {
        let parts = folder.split(separator: "/").map(String.init) + [suite, preview, matrix]
        return parts.map(FileName.safe).joined(separator: "/")
    }

    /// Throws where two names would share a folder.
    package static func requireDistinct(_ names: [SnapshotName]) throws(SnapshotError) {
        try FileName.requireDistinct(names.map { ($0.description, $0.path) })
    }
}

extension SnapshotName: Comparable, CustomStringConvertible {
    /// How the report speaks of it: `Suite/Preview (matrix)`.
    package var description: String { "\(suite)/\(preview) (\(matrix))" }

    package static func < (left: SnapshotName, right: SnapshotName) -> Bool { left.path < right.path }
}
