import Foundation
import Glibc

/// Files of an asset catalogue, read within limits.
enum AssetFile {
    /// Longer files are not read.
    static let mostBytes = 64 << 20
    /// Descriptions are short.
    private static let mostBytesOfContents = 1 << 20

    /// The description of an asset or a group.
    static func contents(of folder: String) throws(AssetProblem) -> AssetContents {
        guard let size = size("\(folder)/Contents.json"), size <= mostBytesOfContents,
            let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { throw .unreadableContents }
        return contents
    }

    /// The bytes of a file beside a description.
    static func bytes(_ name: String, in folder: String) throws(AssetProblem) -> [UInt8] {
        guard !name.isEmpty, name != ".", name != "..", !name.contains("/"), !name.contains("\0") else { throw .strayName(name) }
        let path = "\(folder)/\(name)"
        guard let size = size(path) else { throw .missingFile(name) }
        guard size <= mostBytes else { throw .tooManyBytes(size, file: name) }
        guard let data = FileManager.default.contents(atPath: path) else { throw .missingFile(name) }
        return Array(data)
    }

    /// The length of what is a file itself and no link.
    private static func size(_ path: String) -> Int? {
        var info = stat()
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(info.st_size)
    }
}
