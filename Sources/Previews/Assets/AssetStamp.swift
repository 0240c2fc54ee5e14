import Foundation
import Glibc
import ProofsheetSnapshots

/// What changes when an asset catalogue does: names and contents of its files, of large ones the lengths.
enum AssetStamp {
    /// Files that are looked at, at most.
    private static let mostFiles = 100_000

    /// One line for each file, by its path below a root; the same on every machine.
    static func text(_ catalogues: [String], below root: String) -> String {
        var text = ""
        var waiting = Array(catalogues.reversed())
        var count = 0
        while let folder = waiting.popLast(), count < mostFiles {
            for entry in FolderEntry.all(in: folder) where !entry.name.hasPrefix(".") {
                count += 1
                let path = "\(folder)/\(entry.name)"
                switch entry.kind {
                case .folder: waiting.append(path)
                case .file: text += "\(path.hasPrefix(root) ? path.dropFirst(root.count) : path[...])\n\(mark(path))\n"
                }
            }
        }
        return text
    }

    private static func mark(_ path: String) -> String {
        var info = stat()
        let length = lstat(path, &info) == 0 ? Int(info.st_size) : 0
        guard length <= 1 << 20, let data = FileManager.default.contents(atPath: path) else { return "\(length)" }
        return Fingerprint(of: Array(data)).hex
    }
}
