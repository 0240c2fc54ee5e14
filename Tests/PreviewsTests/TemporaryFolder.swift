import Foundation

/// A folder that is there for one test.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "proofsheet-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file below the folder and tells its path.
    @discardableResult func write(_ text: String, to name: String, executable: Bool = false) throws -> String {
        try write(Data(text.utf8), to: name, executable: executable)
    }

    @discardableResult func write(_ data: Data, to name: String, executable: Bool = false) throws -> String {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: file))
        if executable { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file) }
        return file
    }
}
