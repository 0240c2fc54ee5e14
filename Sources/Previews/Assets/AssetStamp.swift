import Foundation
import Glibc
import ProofsheetSnapshots

/// What changes whenever an asset catalogue does: names and lengths of its files, and what its descriptions say.
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
                case .file: text += "\(path.hasPrefix(root) ? path.dropFirst(root.count) : path[...])\n\(mark(path, entry.name))\n"
                }
            }
        }
        return text
    }

    private static func mark(_ path: String, _ name: String) -> String {
        var info = stat()
        let length = lstat(path, &info) == 0 ? Int(info.st_size) : 0
        guard name == "Contents.json", length < 1 << 20, let data = FileManager.default.contents(atPath: path) else { return "\(length)" }
        return Fingerprint(of: Array(data)).hex
    }
}
