import Foundation

/// The folder that a project's configuration and goldens belong to.
package struct ProjectRoot: Hashable, Sendable {
    /// Absolute, without a slash at its end.
    package let path: String

    /// A folder that is known to be a root.
    init(at path: String) { self.path = path }

    /// The nearest folder at or above the input with `Config/proofsheet.json` or `Package.swift`, else the input's own.
    package init(of input: String) {
        let url = URL(fileURLWithPath: input).standardizedFileURL
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let own = exists && isFolder.boolValue ? url : url.deletingLastPathComponent()
        var folder = own
        while true {
            let marks = ["Config/proofsheet.json", "Package.swift"].map { folder.appendingPathComponent($0).path }
            if marks.contains(where: FileManager.default.fileExists) { break }
            guard folder.path != "/" else {
                folder = own
                break
            }
            folder = folder.deletingLastPathComponent()
        }
        path = folder.path
    }

    /// The configuration file, whether it exists or not.
    package var configurationFile: String { path + (path == "/" ? "" : "/") + "Config/proofsheet.json" }
}
