/// Where the images and colours of asset catalogues are, by name.
struct AssetIndex: Equatable {
    /// An asset and the groups around it that are part of its name, outermost first.
    struct Place: Hashable {
        let folder: String
        let groups: [String]
        /// Without its groups.
        let name: String

        /// As code asks for it.
        var path: String { (groups + [name]).joined(separator: "/") }
    }

    /// Folders of the sets by name.
    private(set) var images: [String: Place] = [:]
    private(set) var colors: [String: Place] = [:]

    /// Sets and groups that are looked at in all catalogues, at most.
    private static let mostFolders = 50_000
    /// Groups in groups, at most.
    private static let mostLevels = 32

    private var count = 0

    /// Reads the folders of some catalogues; of two assets of a name the first catalogue's is taken.
    init(catalogues: [String]) {
        for folder in catalogues { add(folder, groups: [], level: 0) }
    }

    private mutating func add(_ folder: String, groups: [String], level: Int) {
        guard level < Self.mostLevels else { return }
        for entry in FolderEntry.all(in: folder) where entry.kind == .folder && !entry.name.hasPrefix(".") {
            count += 1
            guard count <= Self.mostFolders else { return }
            let path = "\(folder)/\(entry.name)"
            switch entry.name.pathExtension {
            case "imageset":
                let place = Place(folder: path, groups: groups, name: stem(entry.name))
                if images[place.path] == nil { images[place.path] = place }
            case "colorset":
                let place = Place(folder: path, groups: groups, name: stem(entry.name))
                if colors[place.path] == nil { colors[place.path] = place }
            case "appiconset", "symbolset", "launchimage", "dataset", "brandassets", "imagestack", "spriteatlas", "iconset",
                "complicationset", "stickerpack", "sticker", "stickersequence", "arresourcegroup", "textureset", "cubetextureset",
                "solidimagestack":
                continue
            default:
                // A group may have a dot in its name.
                let contents = try? AssetFile.contents(of: path)
                let isNamespace = contents?.properties?.providesNamespace == true
                add(path, groups: isNamespace ? groups + [entry.name] : groups, level: level + 1)
            }
        }
    }

    private func stem(_ name: String) -> String { name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name }
}
