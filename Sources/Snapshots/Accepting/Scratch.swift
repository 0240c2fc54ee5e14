/// The folders in which goldens are built: beside their place, hidden by a dot, so that nothing takes them for goldens.
enum Scratch {
    private static let suffix = ".accepting"

    static func path(beside folder: String) -> String {
        let parent = parent(of: folder)
        return "\(parent)/.\(folder.dropFirst(parent.count + 1))\(suffix)"
    }

    static func parent(of folder: String) -> String {
        String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }

    /// Removes what an accept that was killed left anywhere below a folder.
    static func clear(below folder: String) throws(SnapshotError) {
        for name in try FileAccess.names(in: folder) {
            let path = folder + "/" + name
            if name.hasPrefix("."), name.hasSuffix(suffix) {
                try FileAccess.remove(path)
            } else if FileAccess.kind(path) == .folder {
                try clear(below: path)
            }
        }
    }
}
