import Foundation

/// A miniature project in a temporary folder that goes when the value does.
final class ToolFolder {
    /// Where the tool runs.
    let url: URL
    /// Beside it, for what the tool prints.
    let scratch: URL
    private let top: URL

    /// Makes the files, by path and text.
    init(_ files: [String: String] = [:]) throws {
        let manager = FileManager.default
        top = manager.temporaryDirectory.appendingPathComponent("proofsheet-\(UUID().uuidString)").resolvingSymlinksInPath()
        url = top.appendingPathComponent("project")
        scratch = top.appendingPathComponent("scratch")
        for folder in [url, scratch] { try manager.createDirectory(at: folder, withIntermediateDirectories: true) }
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: top) }
}
