import Foundation
import Testing

@Suite("Calling the tool")
struct UsageTests {
    @Test("Without a word it prints its help as a complaint and exits with 2")
    func nothing() throws {
        let run = try ToolRun(in: ToolFolder())
        #expect(run.code == 2 && run.output.isEmpty)
        #expect(run.complaints.hasPrefix("Renders SwiftUI previews for every device"))
    }

    @Test(
        "Help of every verb goes to standard output with 0",
        arguments: ["render", "check", "accept", "prune", "inspect", "list", "devices"])
    func help(verb: String) throws {
        let run = try ToolRun(verb, "--help", in: ToolFolder())
        #expect(run.code == 0 && run.complaints.isEmpty)
        #expect(run.output.contains("Usage: proofsheet \(verb)"))
        #expect(try ToolRun("help", verb, in: ToolFolder()).output == run.output)
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 140 })
    }

    @Test(
        "A wrong command is one sentence or two and exits with 2",
        arguments: [
            (["rendr"], "There is no verb rendr. Did you mean render? Run proofsheet --help for the list."),
            (["--version"], "There is no verb --version. Run proofsheet --help for the list."),
            (
                ["render", "--devce", "x"],
                "render takes no flag --devce. Did you mean --device? Run proofsheet render --help for the list."
            ),
            (["render", "--pixels"], "render takes no flag --pixels. Run proofsheet render --help for the list."),
            (["check", "--device"], "The flag --device needs a value: --device LIST."),
            (["check", "--device", "--json"], "The flag --device needs a value: --device LIST."),
            (["devices", "--json=no"], #"The flag --json takes no value, but was given "no". Leave the value out."#),
            (["devices", "a.swift"], #"devices takes no input, but was given "a.swift". Leave it out."#),
            (["render", "none.swift"], "The input none.swift does not exist or may not be read. Name a Swift file or a folder of them."),
            (["render"], "The input Sources does not exist or may not be read. Name a Swift file or a folder of them."),
            (
                ["render", "--device", "iphone-61"],
                #"The flag --device: there is no device "iphone-61". Did you mean iphone-16? Run proofsheet devices for the list."#
            ),
            (
                ["render", "--device", "foo"],
                #"The flag --device: there is no device "foo". Run proofsheet devices for the list."#
            ),
            (
                ["render", "--category="],
                "The flag --category: the list is empty, so the matrix would have no cell. Name at least one trait."
            ),
            (["check", "--hosts", "many"], #"The flag --hosts: "many" is not a whole number from 0 up. Correct it."#),
        ] as [([String], String)])
    func wrong(words: [String], message: String) throws {
        let run = try ToolRun(words, in: ToolFolder())
        #expect(run.complaints == "proofsheet: \(message)\n")
        #expect(run.code == 2 && run.output.isEmpty)
    }

    @Test("A wrong configuration file is named as the user would type it")
    func configuration() throws {
        let folder = try ToolFolder(["Config/proofsheet.json": "{\"hots\": 1}", "Sources/A.swift": "import SwiftUI\n"])
        let run = try ToolRun("list", in: folder)
        #expect(
            run.complaints
                == "proofsheet: Config/proofsheet.json, key hots: there is no such key. Did you mean hosts? Correct or remove it.\n")
        #expect(run.code == 2)
    }

    @Test("A variable of the environment counts and is named when it is wrong")
    func environment() throws {
        let run = try ToolRun("devices", in: ToolFolder(), environment: ["PROOFSHEET_CELL_SECONDS": "soon"])
        #expect(run.complaints == "proofsheet: The variable PROOFSHEET_CELL_SECONDS: \"soon\" is not a number above 0. Correct it.\n")
    }

    @Test("A full disk is said, not ignored")
    func fullDisk() throws {
        let run = try ToolRun(["devices"], in: ToolFolder(), output: "/dev/full")
        #expect(run.code == 3)
        #expect(
            run.complaints
                == "proofsheet: The output cannot be written: the disk is full or its reader is gone. Make room and run this again.\n")
    }
}
