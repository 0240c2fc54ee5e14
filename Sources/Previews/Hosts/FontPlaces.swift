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

    /// The pinned fonts and, where sources ask for fonts by name, those of the project.
    package init(folder: String, project: ProjectFiles, inputs: [String]) {
        self.init(folder: folder, projectFiles: inputs.contains(where: Self.asksForNames) ? project.fonts : [])
    }

    private static func asksForNames(_ input: String) -> Bool {
        guard let sources = try? SourceSet(reading: input) else { return false }
        return sources.files.contains { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return text.contains("custom(") || text.contains("UIFont(name:")
        }
    }
}
