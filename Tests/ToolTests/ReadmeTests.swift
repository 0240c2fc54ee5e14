import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
    private let text: String

    init() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test("Every block of help is what the tool prints")
    func help() throws {
        let blocks = text.components(separatedBy: "<!-- help: proofsheet ").dropFirst()
        #expect(blocks.count == 2)
        for block in blocks {
            let command = try #require(block.components(separatedBy: " -->").first)
            let shown = block.components(separatedBy: "```\n").dropFirst().first
            let run = try ToolRun(command.components(separatedBy: " "), in: ToolFolder())
            #expect(shown == run.output, "run Config/update-readme")
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
