extension RunRequest {
    /// A path as the user would type it.
    package func shown(_ path: String) -> String {
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// A path as reports tell it: from the project's root where it lies below it.
    func reported(_ path: String) -> String {
        path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
    }

    /// A path of a report as the user would type it.
    func shown(reported path: String) -> String { shown(path.hasPrefix("/") ? path : root.path + "/" + path) }

    /// What is said of a golden that was removed, by its path below `Snapshots`.
    func removalSentence(_ path: String) -> String {
        "\(shown(reported: "Snapshots/\(path)")): removed, because its preview or matrix is gone."
    }
}
