import Foundation
import Testing

/// The package of a user, built once as a user would build it, whose tests can be run.
struct GreetingsPackage {
    /// Where it was copied to, below our own build folder so that nothing is written beside its sources.
    let folder: URL
    private let scratch: URL

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let fixture = root.appendingPathComponent("Tests/Fixtures/Greetings")

    /// Built by whoever asks first.
    static let built = Result { try GreetingsPackage() }

    private init() throws {
        let suite = Self.root.appendingPathComponent(".build/suite")
        folder = suite.appendingPathComponent("package")
        scratch = suite.appendingPathComponent("build")
        try Self.update(folder)
        // A cached plan does not notice files that came and went in the package that is depended upon.
        let build = try swift(["build", "--build-tests", "--disable-build-manifest-caching"])
        try #require(build.code == 0, "The package of a user does not build:\n\(build.output)")
    }

    /// Copies what changed, so that only that is compiled again, and removes what earlier runs left.
    private static func update(_ folder: URL) throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let wanted = try manager.subpathsOfDirectory(atPath: fixture.path)
        for path in (try? manager.subpathsOfDirectory(atPath: folder.path)) ?? [] where !wanted.contains(path) {
            try? manager.removeItem(at: folder.appendingPathComponent(path))
        }
        for path in wanted.sorted() {
            let (from, to) = (fixture.appendingPathComponent(path), folder.appendingPathComponent(path))
            if try from.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                try manager.createDirectory(at: to, withIntermediateDirectories: true)
            } else if !manager.contentsEqual(atPath: from.path, andPath: to.path) {
                try Data(contentsOf: from).write(to: to)
            }
        }
    }

    /// What `swift test` said.
    struct Run {
        let output: String
        let code: Int32
    }

    /// Runs its tests whose names fit, with nothing in the environment but what is given and what the toolchain needs.
    func test(_ filter: String, _ environment: [String: String] = [:], more words: [String] = []) throws -> Run {
        try swift(["test", "--skip-build", "--filter", filter] + words, environment)
    }

    private func swift(_ words: [String], _ environment: [String: String] = [:]) throws -> Run {
        try run(["swift", words[0], "--package-path", folder.path, "--scratch-path", scratch.path] + words.dropFirst(), environment)
    }

    /// Runs the tool that was built with these tests, in the package.
    func tool(_ words: [String], _ environment: [String: String] = [:]) throws -> Run {
        let arguments = CommandLine.arguments
        let bundle = arguments.firstIndex(of: "--test-bundle-path").flatMap { arguments.dropFirst($0 + 1).first } ?? arguments[0]
        return try run(
            [URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("proofsheet").path] + words, environment)
    }

    /// Without colours, and with time for a machine that is busy with other tests.
    private static let calm = ["NO_COLOR": "1", "PROOFSHEET_CELL_SECONDS": "60"]

    private func run(_ words: [String], _ environment: [String: String] = [:]) throws -> Run {
        let own = ProcessInfo.processInfo.environment
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let kept = own.filter { ["HOME", "PATH", "PROOFSHEET_FONTS"].contains($0.key) }
        process.environment = kept.merging(environment) { $1 }.merging(Self.calm) { $1 }
        let file = scratch.appendingPathComponent("said-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forWritingTo: file)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        return Run(output: String(decoding: try Data(contentsOf: file), as: UTF8.self), code: process.terminationStatus)
    }

    /// The line of its source on which a text stands, counted from 1.
    func line(of text: String, in path: String) throws -> Int {
        let lines = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8).components(separatedBy: "\n")
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }

    /// Removes all goldens, reports and candidates.
    func clear() throws {
        for path in ["Snapshots", ".build"] { try? FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
    }

    /// The files of its goldens below `Snapshots`, sorted.
    var goldens: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: snapshots.path)) ?? []).filter { $0.hasSuffix("golden.json") }.sorted()
    }

    private var snapshots: URL { folder.appendingPathComponent("Snapshots") }

    /// What stands in its folder.
    var entries: Set<String> {
        get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
    }

    /// Puts each of two goldens in the place of the other; one of them need not be there.
    func exchange(_ one: String, _ other: String) throws {
        let manager = FileManager.default
        let places = [one, other].map(snapshots.appendingPathComponent)
        let aside = snapshots.appendingPathComponent("aside")
        try manager.moveItem(at: places[0], to: aside)
        if manager.fileExists(atPath: places[1].path) { try manager.moveItem(at: places[1], to: places[0]) }
        try manager.createDirectory(at: places[1].deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.moveItem(at: aside, to: places[1])
    }
}
