import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private let text: String

    init() throws {
        text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test("Every block of help is what the tool prints")
    func help() throws {
        let blocks = text.components(separatedBy: "<!-- help: proofsheet ").dropFirst()
        #expect(blocks.count == 3)
        for block in blocks {
            let command = try #require(block.components(separatedBy: " -->").first)
            let shown = block.components(separatedBy: "```\n").dropFirst().first
            let run = try ToolRun(command.components(separatedBy: " "), in: ToolFolder())
            #expect(shown == run.output, "run Config/update-readme")
        }
    }

    @Test(
        "The tables of supported API are those of the built modules",
        .enabled(if: Self.canExtractSymbols, "swift-symbolgraph-extract, which lists a module's symbols, is not installed"))
    func supportedAPI() throws {
        let shown = text.components(separatedBy: "<!-- api -->\n\n").dropFirst().first?.components(separatedBy: "<!-- end -->").first
        let script = root.appendingPathComponent("Config/SupportedAPI.swift").path
        let modules = try ToolRun.tool.deletingLastPathComponent().appendingPathComponent("Modules").path
        let environment = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
        let run = try ToolRun(
            program: URL(fileURLWithPath: "/usr/bin/env"), ["swift", script, modules], in: ToolFolder(), environment: environment)
        try #require(run.code == 0, "\(run.complaints)")
        let (old, new) = (Set((shown ?? "").components(separatedBy: "\n")), Set(run.output.components(separatedBy: "\n")))
        let (isFresh, rows) = (shown == run.output, old.symmetricDifference(new).sorted())
        #expect(isFresh, "README.md is older than the API; run Config/update-readme. Rows that change: \(rows)")
    }

    private static var canExtractSymbols: Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/swift-symbolgraph-extract")
        }
    }

    @Test("The setting example is valid")
    func settings() throws {
        let example = try #require(text.components(separatedBy: "\n```\n{").dropFirst().first?.components(separatedBy: "\n```").first)
        let folder = try ToolFolder(["Config/proofsheet.json": "{" + example])
        #expect(try ToolRun("devices", "--json", in: folder).complaints == "")
    }

    @Test("Both commands of a new user are there, a line each")
    func commands() {
        #expect(text.contains("\n    Config/setup && swift build -c release && .build/release/proofsheet render\n"))
        #expect(text.contains("\n    Config/setup && swift test\n"))
    }
}
