import Foundation

extension RunRequest {
    /// Where sheets, candidates and reports go: below the project that the command is given in, never beside a foreign input.
    package var outputFolder: String {
        let base = URL(fileURLWithPath: ProjectRoot(of: directory).path, isDirectory: true)
        return URL(fileURLWithPath: configuration.output, relativeTo: base).standardizedFileURL.path
    }

    /// A path as the user would type it.
    package func shown(_ path: String) -> String {
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
