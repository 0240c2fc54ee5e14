import Foundation

/// Where the fonts are that cells are drawn with.
package struct FontPlaces: Equatable, Sendable {
    /// The folder of the pinned fonts.
    package let folder: String
    /// Absolute paths of the font files that the project brings along, sorted.
    package let projectFiles: [String]

    package init(folder: String, projectFiles: [String] = []) {
        self.folder = folder
        self.projectFiles = projectFiles
    }

    /// The pinned fonts and, where sources ask for fonts by name, those that lie below the root of their project.
    package init(folder: String, root: String, inputs: [String], leavingOut output: String) {
        let files = inputs.contains(where: Self.asksForNames) ? Self.files(below: root, leavingOut: output) : []
        self.init(folder: folder, projectFiles: files)
    }

    // Folders of packages and of products, whose fonts are not the project's own.
    private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    /// Files and folders that are looked at, at most.
    private static let mostFiles = 100_000

    private static func files(below root: String, leavingOut output: String) -> [String] {
        guard let below = FileManager.default.enumerator(atPath: root) else { return [] }
        var files: [String] = []
        var count = 0
        while count < mostFiles, let path = below.nextObject() as? String {
            count += 1
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let absolute = root == "/" ? "/" + path : root + "/" + path
            if name.hasPrefix(".") || foreign.contains(name) || absolute == output {
                below.skipDescendants()
            } else if let dot = name.lastIndex(of: "."), extensions.contains(name[dot...].dropFirst().lowercased()),
                below.fileAttributes?[.type] as? FileAttributeType == .typeRegular
            {
                files.append(absolute)
            }
        }
        return files.sorted()
    }

    private static func asksForNames(_ input: String) -> Bool {
        guard let sources = try? SourceSet(reading: input) else { return false }
        return sources.files.contains { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return text.contains("custom(") || text.contains("UIFont(name:")
        }
    }
}
