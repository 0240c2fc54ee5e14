import Foundation

/// A whole command, understood and checked: what to do, with which files, in which cells.
package struct RunRequest: Equatable, Sendable {
    package let verb: Verb
    /// Absolute paths of Swift files and folders, in the order in which they were named; every one exists.
    package internal(set) var inputs: [String]
    /// The project of the first input.
    package internal(set) var root: ProjectRoot
    package internal(set) var configuration: Configuration
    /// The chosen matrix after the filters.
    package internal(set) var matrix: Matrix
    /// The folder the command was given in, absolute.
    package let directory: String
    /// Whether the inputs are those of the configuration, because none was named.
    package let coversAllSources: Bool
    /// The absolute folder that holds the pinned fonts, whether it exists or not.
    package let fonts: String
    /// The absolute folder for sheets, candidates and reports, below the project that the command is given in; it need not exist.
    package internal(set) var output: String

    /// Which cells a check makes goldens of: none in CI, whatever the configuration says.
    package var record: RecordMode { isInCI ? .never : configuration.record }
    /// Whether the configuration asks for goldens that CI does not get.
    package var isRecordingRefused: Bool { isInCI && configuration.record != .never }
    private let isInCI: Bool

    /// The part of the run that is meant, nil for all of it.
    package internal(set) var shard: Shard?
    /// The file that Bazel wants touched by whoever knows of shards, nil elsewhere.
    package internal(set) var shardStatusFile: String?

    /// The file that GitHub shows as the summary of a job, nil elsewhere.
    package internal(set) var stepSummary: String?

    /// The command that runs the test which asked for this, nil outside of test suites.
    package internal(set) var testCommand: String?

    /// What stands in the place of the goldens, nil for the goldens themselves.
    package internal(set) var reference: Reference?
    /// Whether the request is only about what will stand in the place of the goldens.
    package internal(set) var isReference = false

    /// The inputs as the user typed them, empty where none was named.
    var typedInputs: [String] { namedInputs.map { shown($0) } }
    private let namedInputs: [String]

    /// Whether all cells of all previews are meant.
    package var isUnfiltered: Bool { configuration.filters.isEmpty }

    /// Reads the configuration of the project that the inputs belong to; relative paths start at `directory`.
    package init(
        verb: Verb, inputs: [String], flags: [Configuration.Flag], environment: [String: String], directory: String
    ) throws(ConfigurationError) {
        func absolute(_ path: String, from folder: String) -> String {
            URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
        }
        if let input = inputs.first, !verb.takesInputs { throw .needlessInput(input, verb: verb) }
        let named = inputs.map { absolute($0, from: directory) }
        for (input, path) in zip(inputs, named) where !Self.isReadable(path, by: verb) {
            throw verb == .merge ? .unreadableReport(input) : .unreadableInput(input)
        }
        if verb == .merge, named.isEmpty { throw .noReports }
        root = ProjectRoot(of: verb == .merge ? directory : named.first ?? directory)
        let file = try Self.configurationFile(root, directory: directory)
        configuration = try Configuration.layered(file: file, environment: environment, flags: flags)
        matrix = try configuration.chosenMatrix(for: verb)
        let surroundings = ShardEnvironment(variables: environment)
        shard = Self.sharded.contains(verb) ? try surroundings.shard(configuration) : nil
        shardStatusFile = surroundings.statusFile
        self.verb = verb
        isInCI = !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
        self.directory = directory
        coversAllSources = named.isEmpty
        namedInputs = named
        stepSummary = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
        let folder = root.path
        output = absolute(configuration.output, from: ProjectRoot(of: directory).path)
        fonts = Self.fontFolder(configuration.fonts, home: environment["HOME"]) { absolute($0, from: folder) }
        if named.isEmpty, verb.takesInputs {
            let sources = configuration.sources.map { absolute($0, from: folder) }
            for (source, path) in zip(configuration.sources, sources) where !FileManager.default.isReadableFile(atPath: path) {
                throw .unreadableInput(source)
            }
            self.inputs = Self.withoutRepeats(sources)
        } else {
            self.inputs = verb == .merge ? named : Self.withoutRepeats(named)
        }
        try requireOwnOutput()
    }

    /// A folder is one module with all that is in it, so what is named beside it is in it already.
    private static func withoutRepeats(_ paths: [String]) -> [String] {
        paths.enumerated().filter { place, path in
            !paths.enumerated().contains { $0 != place && (path.hasPrefix($1 + "/") || path == $1 && $0 < place) }
        }.map(\.element)
    }

    private static func isReadable(_ path: String, by verb: Verb) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
        // A report lies in the folder of its shard.
        return FileManager.default.isReadableFile(atPath: verb == .merge && isFolder.boolValue ? path + "/report.json" : path)
    }

    /// Refuses an output folder that is the project itself or holds sources, and one among the goldens.
    private func requireOwnOutput() throws(ConfigurationError) {
        func holds(_ folder: String, _ path: String) -> Bool { folder == "/" || path == folder || path.hasPrefix(folder + "/") }
        let refused: String? =
            if holds(root.path + "/Snapshots", output) {
                "lies in Snapshots, which holds accepted pictures only"
            } else if holds(output, root.path) {
                "holds the whole project"
            } else if verb != .merge, inputs.contains(where: { holds(output, $0) }) {
                "holds the sources"
            } else {
                nil
            }
        if let refused { throw .badOutput(shown(output), reason: refused) }
    }

    /// The verbs that can do a part of their work.
    private static let sharded: [Verb] = [.render, .check, .list]

    /// `~` is the home folder of the environment, or failing that of the user, also in the default.
    private static func fontFolder(_ setting: String?, home: String?, absolute: (String) -> String) -> String {
        let path = setting ?? "~/.cache/proofsheet/fonts"
        guard path.hasPrefix("~/"), let home, !home.isEmpty else { return absolute(path) }
        return absolute(home + path.dropFirst())
    }

    private static func configurationFile(
        _ root: ProjectRoot, directory: String
    ) throws(ConfigurationError) -> (path: String, text: Data)? {
        let path = root.configurationFile
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        let prefix = directory.hasSuffix("/") ? directory : directory + "/"
        let shown = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        guard let text = FileManager.default.contents(atPath: path) else { throw .unreadableFile(shown) }
        return (shown, text)
    }
}
