import Foundation
import Testing

/// One run of the built tool: what it printed and returned.
struct ToolRun {
    let output: String
    let complaints: String
    let code: Int32

    /// Runs the tool beside this test bundle with those words, in that folder, with nothing in the environment but what is given.
    init(_ words: String..., in folder: ToolFolder, environment: [String: String] = [:], input: String? = nil) throws {
        try self.init(words, in: folder, environment: environment, input: input)
    }

    /// The same with a list of words, of another program if it is given; what it prints goes to `sink` if that is given.
    ///
    /// It reads `input`, or nothing.
    init(
        program: URL? = nil, _ words: [String], in folder: ToolFolder, environment: [String: String] = [:], output sink: String? = nil,
        input: String? = nil
    ) throws {
        let process = Process()
        process.executableURL = try program ?? Self.tool
        process.arguments = words
        process.currentDirectoryURL = folder.url
        process.environment = environment
        let out = folder.scratch.appendingPathComponent("out")
        let err = folder.scratch.appendingPathComponent("err")
        for file in [out, err] { try Data().write(to: file) }
        process.standardOutput = try sink.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) } ?? FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        let answers = folder.scratch.appendingPathComponent("in")
        try Data((input ?? "").utf8).write(to: answers)
        process.standardInput = try FileHandle(forReadingFrom: answers)
        try process.run()
        process.waitUntilExit()
        output = try String(contentsOf: out, encoding: .utf8)
        complaints = try String(contentsOf: err, encoding: .utf8)
        code = process.terminationStatus
    }

    static let git = URL(fileURLWithPath: "/usr/bin/git")
    static let hasGit = FileManager.default.isExecutableFile(atPath: git.path)

    /// The tool beside this test bundle.
    static var tool: URL {
        get throws {
            let arguments = CommandLine.arguments
            let bundle = arguments.firstIndex(of: "--test-bundle-path").flatMap { arguments.dropFirst($0 + 1).first } ?? arguments[0]
            let tool = URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("proofsheet")
            try #require(FileManager.default.isExecutableFile(atPath: tool.path), "\(tool.path) is not built")
            return tool
        }
    }
}
