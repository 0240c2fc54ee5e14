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

    /// A sentence with the paths in it as the user would type them.
    package func shown(sentence: String) -> String {
        guard directory != "/" else { return sentence }
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        var result = ""
        var rest = sentence[...]
        while let place = rest.firstRange(of: prefix) {
            // In the midst of a longer path the same words mean another folder.
            let isStart = rest[..<place.lowerBound].last.map { " \n\"'(:".contains($0) } ?? result.isEmpty
            result += rest[..<place.lowerBound] + (isStart ? "" : prefix)
            rest = rest[place.upperBound...]
        }
        return result + rest
    }

    /// What is said of a golden that was removed, by its path below `Snapshots`.
    func removalSentence(_ path: String) -> String {
        "\(shown(reported: "Snapshots/\(path)")): removed, because its preview or matrix is gone."
    }
}
