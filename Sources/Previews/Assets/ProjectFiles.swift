/// Files below a project's root that cells may be drawn with besides its sources.
package struct ProjectFiles: Equatable, Sendable {
    /// Absolute paths of font files, sorted.
    package private(set) var fonts: [String] = []
    /// Absolute paths of the folders that are asset catalogues, sorted.
    package private(set) var catalogues: [String] = []

    /// Folders of packages and of products, whose files are not the project's own.
    private static let foreign: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
    private static let fontExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]
    /// Files and folders that are looked at, at most.
    private static let mostEntries = 100_000

    /// Looks through all folders, the nearest to the root first; hidden and foreign ones, links and the folder of the output are left out.
    package init(below root: String, leavingOut output: String) {
        var waiting = [root == "/" ? "" : root]
        var count = 0
        var next = 0
        while next < waiting.count, count < Self.mostEntries {
            let folder = waiting[next]
            next += 1
            for entry in FolderEntry.all(in: folder.isEmpty ? "/" : folder) {
                count += 1
                let path = "\(folder)/\(entry.name)"
                guard !entry.name.hasPrefix("."), !Self.foreign.contains(entry.name), path != output else { continue }
                let type = entry.name.pathExtension
                switch entry.kind {
                case .file: if Self.fontExtensions.contains(type) { fonts.append(path) }
                case .folder: if type == "xcassets" { catalogues.append(path) } else { waiting.append(path) }
                }
            }
        }
        fonts.sort()
        catalogues.sort()
    }

    /// The catalogues, those first that share the most folders with a source: where two have a name, the nearer one is meant.
    package func catalogues(near source: String) -> [String] {
        let folders = source.split(separator: "/")
        func common(_ path: String) -> Int { zip(folders, path.split(separator: "/")).prefix { $0 == $1 }.count }
        return catalogues.map { (path: $0, common: common($0)) }.sorted { ($1.common, $0.path) < ($0.common, $1.path) }.map(\.path)
    }
}
