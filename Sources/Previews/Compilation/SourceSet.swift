import Foundation

/// The Swift files that make one module: a single file, or all files of a folder.
package struct SourceSet: Equatable, Sendable {
    /// What the user wrote.
    package let input: String
    /// Sorted by path.
    package let files: [SourceFile]

    package init(input: String, files: [SourceFile]) {
        self.input = input
        self.files = files.sorted { $0.path < $1.path }
    }

    /// Reads a file, or every Swift file below a folder; hidden folders, package manifests and another folder, by its absolute path, are
    /// left out.
    package init(reading input: String, leavingOut other: String? = nil) throws(CompilationError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input, isDirectory: &isFolder) else { throw .unreadable(path: input) }
        guard isFolder.boolValue else {
            self.init(input: input, files: [try Self.file(at: input)])
            return
        }
        guard let below = FileManager.default.enumerator(atPath: input) else { throw .unreadable(path: input) }
        var files: [SourceFile] = []
        while let path = below.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix(".") || input + "/" + path == other {
                below.skipDescendants()
            } else if name.hasSuffix(".swift"), name != "Package.swift", !Self.isFolder(input + "/" + path) {
                files.append(try Self.file(at: input.hasSuffix("/") ? input + path : input + "/" + path))
            }
        }
        guard !files.isEmpty else { throw .noSources(folder: input) }
        self.init(input: input, files: files)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func file(at path: String) throws(CompilationError) -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path: path) }
        let bytes = Array(data)
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8(path: path) }
        return SourceFile(path: path, bytes: bytes)
    }

    /// The name of the input without its folder and extension, as an identifier that no module in reach has.
    package var moduleName: String {
        let stem = SourceFile(path: input, bytes: []).stem
        let words = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let name = words.first?.isLetter == true ? String(words) : "_" + String(words)
        let taken = ["Swift", "SwiftUI", "Foundation", "Observation", "Dispatch", "Glibc", "main"]
        return taken.contains(name) || name.hasPrefix("Proofsheet") ? name + "_" : name
    }

    /// Where a type is declared, as `path:line`.
    package func place(ofType type: String) -> String? {
        for file in files {
            if let line = file.line(ofType: type) { return "\(file.path):\(line)" }
        }
        return nil
    }
}
