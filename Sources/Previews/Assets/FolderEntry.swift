import Glibc

/// What a folder holds under a name.
struct FolderEntry: Hashable {
    enum Kind: Hashable { case file, folder }

    let name: String
    let kind: Kind

    /// Files and folders, sorted by name; links and whatever else there may be are left out, and so are names that are not UTF-8.
    static func all(in folder: String) -> [FolderEntry] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
            }
            guard let name, name != ".", name != "..", let kind = kind(of: "\(folder)/\(name)", entry.pointee.d_type) else { continue }
            entries.append(FolderEntry(name: name, kind: kind))
        }
        return entries.sorted { $0.name < $1.name }
    }

    private static func kind(of path: String, _ type: UInt8) -> Kind? {
        switch Int(type) {
        case DT_REG: return .file
        case DT_DIR: return .folder
        case DT_UNKNOWN:
            // Some file systems do not say it at once.
            var info = stat()
            guard lstat(path, &info) == 0 else { return nil }
            if info.st_mode & S_IFMT == S_IFREG { return .file }
            return info.st_mode & S_IFMT == S_IFDIR ? .folder : nil
        default: return nil
        }
    }
}

extension String {
    /// What stands behind the last dot of a file's name, in lower case; empty where there is none.
    var pathExtension: String { lastIndex(of: ".").map { self[$0...].dropFirst().lowercased() } ?? "" }
}
